/** The first and the last byte of a range. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The range of a file of `bytes` bytes that a `Range` header requests: `unsatisfiable` if it starts beyond the end, undefined for the whole
 * file. Multiple ranges, other units and malformed headers are ignored, as a server may (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? []
  if (first === '') {
    if (last === '') return undefined
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { from: bytes - length, to: bytes - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return undefined
  if (from >= bytes) return 'unsatisfiable'
  return { from, to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
