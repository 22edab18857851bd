/** Longest wait for the answer of a backend, in milliseconds. */
export const SEND_TIMEOUT_MS = 15_000

/** A link that opens the visitor’s e-mail program; without a text it has the subject only. */
export function mailtoHref({ to, subject }: { to: string; subject: string }, text = ''): string {
  const body = text && `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${body}`
}

/**
 * Posts JSON and waits for the answer: `sent` when the backend accepts it, `failed` when it refuses, cannot be reached or takes longer than
 * SEND_TIMEOUT_MS. Never rejects.
 */
export async function postJson(url: string, body: object): Promise<'sent' | 'failed'> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT_MS)
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: abort.signal,
    })
    return ok ? 'sent' : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
