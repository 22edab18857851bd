import { crc32 } from './crc32.ts'

/** Needs version 2.0; names are UTF-8; stored as they are; written on the first day that the format knows, 1 January 1980. */
const FORM = [20, 0x0800, 0, 0, 0x0021] as const

/** Texts as a ZIP archive, stored without compression, by their names, which may hold folders. The same texts give the same bytes. */
export function zipOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const path = encoder.encode(name)
    const body = encoder.encode(text)
    const fields = [...FORM.map(short), long(crc32(body)), long(body.length), long(body.length), short(path.length), short(0)].flat()
    const entry = joined([Uint8Array.from([...signature('\x03\x04'), ...fields]), path, body])
    // No comment, first disk, no attributes; where the entry begins.
    const rest = [...short(0), ...short(0), ...short(0), ...long(0), ...long(offset)]
    directory.push(Uint8Array.from([...signature('\x01\x02'), ...short(20), ...fields, ...rest]), path)
    entries.push(entry)
    offset += entry.length
  }
  const list = joined(directory)
  const count = short(entries.length)
  const end = [...signature('\x05\x06'), ...short(0), ...short(0), ...count, ...count, ...long(list.length), ...long(offset), ...short(0)]
  return joined([...entries, list, Uint8Array.from(end)])
}

function signature(kind: string): number[] {
  return Array.from(`PK${kind}`, (character) => character.charCodeAt(0))
}

function short(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff]
}

function long(value: number): number[] {
  return [...short(value & 0xffff), ...short(value >>> 16)]
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
