import { createInterface } from 'node:readline/promises'

/** Asks a question and returns the trimmed answer; undefined after Ctrl-C or Ctrl-D. */
export type Ask = (question: string) => Promise<string | undefined>

/** A function that asks on the terminal; undefined if there is none. */
export function askOnTerminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)))
      const answer = await Promise.race([terminal.question(question), closed])
      // The cursor is still after the question.
      if (answer === undefined) process.stdout.write('\n')
      return answer?.trim()
    } finally {
      terminal.close()
    }
  }
}
