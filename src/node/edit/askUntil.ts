import type { Ask } from './askOnTerminal.ts'

/** How often a question is asked until the answer is valid. */
const MOST_TRIES = 3

/**
 * Asks until the answer is valid, each time with the reason why the last one is not; the last attempt is returned even if it is invalid.
 * Undefined if there is no answer.
 */
export async function askUntil(
  ask: Ask | undefined,
  question: string,
  whyNot: (answer: string) => string | undefined,
): Promise<string | undefined> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask?.(question)
    const refusal = answer ? whyNot(answer) : undefined
    if (refusal === undefined || tries === MOST_TRIES) return answer
    console.error(refusal)
  }
}
