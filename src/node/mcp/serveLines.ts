import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'

/** What stands for a line that is too long. */
const TOO_LONG = '!'

/** Longest line that is taken, in bytes. */
const LONGEST_LINE = 8 * 1024 * 1024

/**
 * Takes lines from a stream and writes what `answer` gives for each, in their order, one at a time. A line that is too long comes as one
 * that is no JSON. Ends with the stream, once the last line is answered.
 */
export async function serveLines(input: Readable, output: Writable, answer: (line: string) => Promise<string | undefined>): Promise<void> {
  const take = async (line: string) => {
    if (line.trim() === '') return
    const text = await answer(line)
    if (text !== undefined && !output.destroyed && !output.write(`${text}\n`))
      await Promise.race([once(output, 'drain'), once(output, 'close')])
  }
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    let rest = Buffer.from(chunk as Buffer)
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      const line = length + end > LONGEST_LINE ? TOO_LONG : Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8')
      parts = []
      length = 0
      rest = rest.subarray(end + 1)
      await take(line)
    }
    length += rest.length
    // Of a line that is too long nothing is kept.
    if (length > LONGEST_LINE) parts = []
    else parts.push(rest)
  }
  await take(length > LONGEST_LINE ? TOO_LONG : Buffer.concat(parts).toString('utf8'))
}
