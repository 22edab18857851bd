import type { ReceiverAnswer } from '#src/site/forms/receiverProtocol.ts'

/** Longest wait for an answer, in milliseconds. */
export const SEND_TIMEOUT_MS = 15_000

/** Longest pause that an answer may ask for, in milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000

/** What is posted, and who answers: the site’s receiver, whose words are known, or a backend, of which only the status is. */
type Post = { url: string; key: string; body: object; by: 'receiver' | 'endpoint' }

/** What the answer means; `retryAfter` is the pause that it asks for, in milliseconds. */
type PostOutcome =
  | { state: 'accepted' | 'held' | 'otherContent' | 'proofNeeded' | 'refused' }
  | { state: 'mistaken'; errors: { name: string; message: string }[] }
  | { state: 'away'; why: 'offline' | 'away' | 'busy'; retryAfter: number }

/** Statuses of servers that may take the same message later. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Posts a message as JSON under its idempotency key, and waits for the answer. Only an answer that says so is `accepted`; `away` when there
 * is none within SEND_TIMEOUT_MS, or one that asks for patience; `refused` for any other. Never rejects.
 */
export async function postMessage({ url, key, body, by }: Post): Promise<PostOutcome> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: abort.signal,
    })
    if (LATER.has(response.status)) return { state: 'away', why: response.status === 429 ? 'busy' : 'away', retryAfter: pauseOf(response) }
    if (by === 'endpoint') return { state: response.ok ? 'accepted' : 'refused' }
    return meaningOf(response.status, asJson(await response.text()))
  } catch {
    return { state: 'away', why: navigator.onLine === false ? 'offline' : 'away', retryAfter: 0 }
  } finally {
    clearTimeout(timer)
  }
}

/** What a text says as JSON; null for what is none. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A page of a host that answers anything with 200 is no receiver: status and words must both say so. */
function meaningOf(status: number, said: unknown): PostOutcome {
  const answer = (typeof said === 'object' && said !== null ? said : {}) as Partial<ReceiverAnswer>
  if (status === 202 && (answer.state === 'accepted' || answer.state === 'held')) return { state: answer.state }
  if (status === 422 && answer.state === 'mistaken' && Array.isArray(answer.errors)) {
    const errors = answer.errors.filter(({ name, message }) => typeof name === 'string' && typeof message === 'string')
    return errors.length > 0 ? { state: 'mistaken', errors } : { state: 'refused' }
  }
  if (status === 409 || status === 428) return { state: status === 409 ? 'otherContent' : 'proofNeeded' }
  return { state: 'refused' }
}

/** The pause that an answer asks for: seconds, or a moment. */
function pauseOf({ headers }: Response): number {
  const asked = headers.get('retry-after') ?? ''
  const pause = /^\d{1,9}$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return pause > 0 ? Math.min(pause, LONGEST_PAUSE_MS) : 0
}
