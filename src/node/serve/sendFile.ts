import type { IncomingMessage, ServerResponse } from 'node:http'
import { byteRange } from './byteRange.ts'
import { isSameAsRange, precondition } from './conditions.ts'
import { type Encoding, chooseEncoding } from './encodings.ts'
import { type Content, DamagedFile, type FileStore } from './fileStore.ts'
import type { ServedFile, ServedForm } from './publishedSite.ts'

/** The source of files, and a callback for damaged ones. */
export interface Sending {
  store: FileStore
  damaged(error: DamagedFile): void
}

/** The version of a file that is sent. */
type Chosen = { form: ServedForm; content: Content; encoding: Encoding | null }

/**
 * Sends a file: completely or a range, compressed or not, or 304. Another `status` than 200 sends it completely, regardless of
 * conditions. `extra` are headers of this response only. Throws a `DamagedFile` if no version of the file is intact.
 */
export async function sendFile(
  { store, damaged }: Sending,
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { status = 200, extra = [] }: { status?: number; extra?: readonly string[] } = {},
): Promise<void> {
  const { headers, method } = request
  const isPart = status === 200 && method === 'GET' && headers.range !== undefined
  // A range refers to the uncompressed file, so that clients can combine ranges.
  const encoding = isPart ? null : chooseEncoding(headers['accept-encoding'], file.encodings)
  const choice = choose(store, file, encoding, damaged)
  const { form, content, encoding: chosen } = choice instanceof Promise ? await choice : choice
  const { bytes, modified } = content
  const etag = `"${content.sum}"`
  const all = [...file.headers, ...extra]
  if (status === 200) {
    all.push('ETag', etag, 'Last-Modified', new Date(modified).toUTCString())
    const verdict = precondition(headers, { etag, modified })
    if (verdict === 304) return void response.writeHead(304, all).end()
    if (verdict === 412) return void response.writeHead(412, [...notKept(all), 'Content-Length', '0']).end()
    all.push('Accept-Ranges', 'bytes')
  }
  if (chosen) all.push('Content-Encoding', chosen)

  const range = isPart && isSameAsRange(headers['if-range']?.toString(), { etag, modified }) ? byteRange(headers.range, bytes) : undefined
  if (range === 'unsatisfiable')
    return void response.writeHead(416, [...notKept(all), 'Content-Range', `bytes */${bytes}`, 'Content-Length', '0']).end()
  const { from, to } = range ?? { from: 0, to: bytes - 1 }
  if (range) all.push('Content-Range', `bytes ${from}-${to}/${bytes}`)
  all.push('Content-Length', String(to - from + 1))
  const code = range ? 206 : status
  if (content.body) return void response.writeHead(code, all).end(range ? content.body.subarray(from, to + 1) : content.body)
  if (method === 'HEAD') return void response.writeHead(code, all).end()

  const handle = await store.open(form.file, content)
  response.writeHead(code, all)
  const stream = handle.createReadStream({ start: from, end: to })
  // If a client disconnects, the file is closed; a slow client delays only itself.
  response.once('close', () => stream.destroy())
  stream.once('error', (error) => {
    damaged(new DamagedFile(`${form.file} could not be sent completely: ${error.message}`))
    response.destroy()
  })
  stream.pipe(response)
}

/** The headers of a file for an error response, which must not be cached. */
function notKept(headers: readonly string[]): string[] {
  return headers.with(headers.indexOf('Cache-Control') + 1, 'no-cache')
}

/** The version to send; if a compressed file is damaged, the file itself. */
function choose(store: FileStore, file: ServedFile, encoding: Encoding | null, damaged: Sending['damaged']): Chosen | Promise<Chosen> {
  const form = encoding ? file.packed.get(encoding)! : file.plain
  const orPlain = (error: unknown): Chosen | Promise<Chosen> => {
    if (!encoding || !(error instanceof DamagedFile)) throw error
    damaged(error)
    return choose(store, file, null, damaged)
  }
  try {
    const content = store.get(form.file, form.noted)
    if (!(content instanceof Promise)) return { form, content, encoding }
    return content.then((content): Chosen => ({ form, content, encoding })).catch(orPlain)
  } catch (error) {
    return orPlain(error)
  }
}
