import type { FileHandle } from 'node:fs/promises'
import type { Place } from './appendLog.ts'

const CHUNK = 256 * 1024

/**
 * The lines of an open file with their positions, without loading the entire file into memory; includes a last line without a line break.
 * Throws the system's error.
 */
export async function* fileLines(handle: FileHandle): AsyncGenerator<{ text: string; place: Place }> {
  let offset = 0
  let rest: Buffer = Buffer.alloc(0)
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(CHUNK), 0, CHUNK, position)
    position += bytesRead
    const bytes = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
    let start = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      yield { text: bytes.toString('utf8', start, end), place: { offset: offset + start, length: end - start } }
      start = end + 1
    }
    offset += start
    rest = bytes.subarray(start)
    if (bytesRead === 0) break
  }
  if (rest.length > 0) yield { text: rest.toString(), place: { offset, length: rest.length } }
}
