import { hrefOf } from '#src/site/base/siteBase.ts'
import type { ReceiverAnswer } from '#src/site/forms/receiverProtocol.ts'

/** The timeout for an answer, in milliseconds. */
export const SEND_TIMEOUT_MS = 15_000

/** The timeout for an answer to a message with files, in milliseconds. */
const FILES_TIMEOUT_MS = 180_000

/** The maximum pause that an answer may request, in milliseconds. */
const LONGEST_PAUSE_MS = 3_600_000

/** The message to post, and the type of server: the site’s receiver, whose answers are known, or a backend, of which only the status is. */
type Post = { url: string; key: string; body: object | FormData; by: 'receiver' | 'endpoint' }

/** The meaning of the answer; `retryAfter` is the requested pause, in milliseconds. */
type PostOutcome =
  | { state: 'accepted' | 'held' | 'otherContent' | 'proofNeeded' | 'refused' }
  | { state: 'mistaken'; errors: { name: string; message: string }[] }
  | { state: 'away'; why: 'offline' | 'away' | 'busy'; retryAfter: number }

/** Status codes of servers that may accept the same message later. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Posts a message as JSON, or as a form if it has files, with its idempotency key, and waits for the answer: `accepted` only if the answer
 * says so; `away` if there is none within SEND_TIMEOUT_MS, or if it asks to retry later; `refused` for most other answers. Never rejects.
 */
export async function postMessage({ url, key, body, by }: Post): Promise<PostOutcome> {
  const hasFiles = body instanceof FormData
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), hasFiles ? FILES_TIMEOUT_MS : SEND_TIMEOUT_MS)
  try {
    const response = await fetch(hrefOf(url), {
      method: 'POST',
      // The browser itself names the type of a form, with the boundary between its parts.
      headers: { ...(!hasFiles && { 'content-type': 'application/json' }), accept: 'application/json', 'idempotency-key': key },
      body: hasFiles ? body : JSON.stringify(body),
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

/** Parses a text as JSON; null if it is invalid. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Some hosts answer every request with 200, so both the status and the body must match. */
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

/** The pause that an answer requests, as seconds or as a date. */
function pauseOf({ headers }: Response): number {
  const asked = headers.get('retry-after') ?? ''
  const pause = /^\d{1,9}$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now()
  return pause > 0 ? Math.min(pause, LONGEST_PAUSE_MS) : 0
}
