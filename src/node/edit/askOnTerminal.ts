import { createInterface } from 'node:readline/promises'

/** Asks a question and gives the answer without blanks around it; undefined when it is refused with Ctrl-C or Ctrl-D. */
export type Ask = (question: string) => Promise<string | undefined>

/** The way to ask, when there is a terminal; undefined otherwise. */
export function askOnTerminal(): Ask | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)))
      const answer = await Promise.race([terminal.question(question), closed])
      // The cursor still stands behind the question.
      if (answer === undefined) process.stdout.write('\n')
      return answer?.trim()
    } finally {
      terminal.close()
    }
  }
}
