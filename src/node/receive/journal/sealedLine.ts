import { crc32 } from 'node:zlib'

/** A value as a line of the journal: a checksum of 8 hex digits, a space, JSON, and a line break. */
export function sealLine(value: unknown): string {
  const body = JSON.stringify(value)
  return `${sumOf(body)} ${body}\n`
}

/** The value of a line without its line break; undefined if the line is damaged or incomplete. */
export function openLine(line: string): unknown {
  const body = line.slice(9)
  if (line[8] !== ' ' || line.slice(0, 8) !== sumOf(body)) return undefined
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}

function sumOf(body: string): string {
  return crc32(body).toString(16).padStart(8, '0')
}
