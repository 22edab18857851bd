import type { Readable } from 'node:stream'

/** Maximum length of a line, in bytes. */
export const LONGEST_LINE = 8 * 1024 * 1024

/** The lines of a stream, complete with their line endings. A line that is too long is omitted, and `tooLong` is called. */
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
    // Discards the content of a line that is too long.
    if (length > LONGEST_LINE) parts = []
    else parts.push(rest)
  }
  if (length > LONGEST_LINE) tooLong()
  else if (length > 0) yield Buffer.concat([...parts, Buffer.from('\n')])
}
