import { Stop } from '#packages/recruiting/analysis/document/Watch.ts'

/** An entry of a zip: its declared uncompressed size, and a function that unpacks it. */
type ZipPart = { size: number; read(): Promise<Uint8Array> }

/** The maximum total size of an unpacked file: far more than any real resume, far less than a browser tab can handle. */
const UNPACKED_LIMIT = 50 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/**
 * The entries of a zip by name, from its central directory (PKWARE APPNOTE 6.3.10, 4.3.12 and 4.3.16); nothing is unpacked yet. Fails as
 * `bomb` if the declared total exceeds the limit, if an entry unpacks to more than it declares, or if the unpacked entries together exceed
 * the limit.
 */
export function readZip(bytes: Uint8Array, limit = UNPACKED_LIMIT): Map<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const parts = new Map<string, ZipPart>()
  let left = limit
  let declared = 0
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Stop({ reason: 'damaged' })
    const flags = view.getUint16(at + 8, true)
    const method = view.getUint16(at + 10, true)
    const packed = view.getUint32(at + 20, true)
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const offset = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (flags & ENCRYPTED) throw new Stop({ reason: 'locked' })
    declared += size
    parts.set(name.replaceAll('\\', '/'), {
      size,
      async read() {
        const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
        const data = bytes.subarray(start, start + packed)
        if (method !== STORED && method !== DEFLATED) throw new Stop({ reason: 'damaged' })
        const unpacked = method === STORED ? data : await inflate(data, Math.min(size, left), limit)
        left -= unpacked.length
        return unpacked
      },
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  if (declared > limit) throw new Stop({ reason: 'bomb', limit, actual: declared })
  return parts
}

// The end record is 22 bytes plus a comment of up to 65,535.
function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === END) return at
  }
  throw new Stop({ reason: 'damaged' })
}

async function inflate(data: Uint8Array, most: number, limit: number): Promise<Uint8Array> {
  const reader = new Blob([data as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Stop({ reason: 'bomb', limit, actual: length })
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
