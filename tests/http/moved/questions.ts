import { readFileSync } from 'node:fs'

/** An old address, and what a server answers: a status, and where it leads. */
export type Question = [address: string, status: number, to: string | undefined]

/** The questions of `questions.txt`, one a line. */
export const questions: readonly Question[] = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [address = '', status, to] = line.split(' ')
    return [address, Number(status), to]
  })
