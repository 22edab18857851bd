import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** What lines are told to: `hear` at once as they come, `answer` when their turn has come. */
export type Listener = { hear(line: string): void; answer(line: string): Promise<string | undefined> }

/** What stands for a line that is too long. */
const TOO_LONG = '!'

/** Longest line that is taken, and how much may wait for its turn, in bytes. */
const LONGEST_LINE = 8 * 1024 * 1024

/**
 * Takes lines from a stream and writes what `answer` gives for each, in their order, one at a time; what comes meanwhile is heard. A line
 * that is too long comes as one that is no JSON. Ends with the stream, once the last line is answered.
 */
export async function serveLines(input: Readable, output: Writable, { hear, answer }: Listener): Promise<void> {
  const waiting: string[] = []
  const state = { size: 0, isOver: false }
  let wake: () => void = () => {}
  const change = () => new Promise<void>((resolve) => (wake = resolve))

  async function read() {
    try {
      for await (const line of linesOf(input)) {
        hear(line)
        waiting.push(line)
        state.size += line.length
        wake()
        while (state.size > LONGEST_LINE) await setImmediate()
      }
    } finally {
      state.isOver = true
      wake()
    }
  }

  const reading = read()
  while (waiting.length > 0 || !state.isOver) {
    if (waiting.length === 0) {
      await change()
      continue
    }
    // What came during the last answer is heard before the next one is worked on.
    await setImmediate()
    const line = waiting.shift()!
    state.size -= line.length
    const text = await answer(line)
    if (text !== undefined && !output.destroyed && !output.write(`${text}\n`))
      await Promise.race([once(output, 'drain'), once(output, 'close')])
  }
  await reading
}

async function* linesOf(input: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let length = 0
  const line = (last: Buffer) => (length + last.length > LONGEST_LINE ? TOO_LONG : Buffer.concat([...parts, last]).toString('utf8'))
  for await (const chunk of input) {
    let rest = Buffer.from(chunk as Buffer)
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      const text = line(rest.subarray(0, end))
      parts = []
      length = 0
      rest = rest.subarray(end + 1)
      if (text.trim() !== '') yield text
    }
    length += rest.length
    // Of a line that is too long nothing is kept.
    if (length > LONGEST_LINE) parts = []
    else parts.push(rest)
  }
  const last = length > LONGEST_LINE ? TOO_LONG : Buffer.concat(parts).toString('utf8')
  if (last.trim() !== '') yield last
}
