import type { Ask } from './askOnTerminal.ts'

/** How often a question is asked until its answer will do. */
const MOST_TRIES = 3

/** Asks until the answer will do, and says each time why it will not; the last one is taken as it is. Undefined when there is none. */
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
