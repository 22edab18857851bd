import type { Readable } from 'node:stream'

/** Longest line that is taken, in bytes. */
export const LONGEST_LINE = 8 * 1024 * 1024

/** The lines of a stream, each whole and with its line end. One that is too long is left out, and `tooLong` is told so. */
export async function* linesOf(input: Readable, tooLong: () => void): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    let rest = Buffer.from(chunk as Buffer)
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      const last = rest.subarray(0, end + 1)
      if (length + last.length > LONGEST_LINE) tooLong()
      else yield Buffer.concat([...parts, last])
      parts = []
      length = 0
      rest = rest.subarray(end + 1)
    }
    length += rest.length
    // Of a line that is too long nothing is kept.
    if (length > LONGEST_LINE) parts = []
    else parts.push(rest)
  }
  if (length > LONGEST_LINE) tooLong()
  else if (length > 0) yield Buffer.concat([...parts, Buffer.from('\n')])
}
