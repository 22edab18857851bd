import type { FetchedSource } from '#schemas/source.ts'
import { MAX_DATA_BYTES } from '#src/node/config/sources/sourceTable.ts'
import { errorCode } from '#src/node/files/systemError.ts'
import type { Secrets } from './secrets.ts'

/** Data as it was received, with the version that the server named; nothing if it is unchanged since a version; or why there is none. */
export type Received = { bytes: Buffer; etag?: string | undefined } | { unchanged: true } | { failure: string }

const PATIENCE_MS = 60_000
const MOST_REDIRECTS = 5

/** Fetches an address, if its content is not of the version `etag`. Headers are sent to its own server only. */
export async function fetchAddress(source: Extract<FetchedSource, { url: string }>, secrets: Secrets, etag?: string): Promise<Received> {
  const address = secrets.fill(source.url, encodeURIComponent)
  if (typeof address !== 'string') return address
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(source.headers)) {
    const filled = secrets.fill(value)
    if (typeof filled !== 'string') return filled
    headers[name] = filled
  }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const first = new URL(address)
  if (first.username !== '' || first.password !== '')
    return { failure: 'the address contains a user and a password; send them in "headers", from environment variables' }
  let url = first
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const own = url.origin === first.origin ? { ...headers, ...(etag !== undefined && { 'If-None-Match': etag }) } : {}
      const answer = await fetch(url, { headers: own, redirect: 'manual', signal })
      const next = answer.headers.get('location')
      if (answer.status === 304 && etag !== undefined) return { unchanged: true }
      if (answer.status === 200) return await contentOf(answer)
      await answer.body?.cancel()
      if (answer.status < 300 || answer.status > 399 || next === null)
        return { failure: `the server answered with status ${answer.status}` }
      url = new URL(next, url)
      if (url.protocol !== 'https:' && url.origin !== first.origin)
        return { failure: 'the server redirects to an address that is not https' }
    }
    return { failure: `the server redirects more than ${MOST_REDIRECTS} times` }
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') return { failure: `the server did not finish within ${PATIENCE_MS / 1000} s` }
    return { failure: `the server could not be reached: ${errorCode((error as Error).cause) ?? (error as Error).message}` }
  }
}

async function contentOf(answer: Response): Promise<Received> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > MAX_DATA_BYTES) return { failure: `the data is larger than ${MAX_DATA_BYTES / 1024 / 1024} MB` }
    parts.push(part)
  }
  return { bytes: Buffer.concat(parts), etag: answer.headers.get('etag') ?? undefined }
}
