import type { Answer, AnswerState } from './JobMatch.ts'

/** What a person decided about requirements, by their key, against what was read. */
export type Overruled = Record<string, AnswerState>

/** What tells one requirement of an advert from the others; the same each time the advert is read. */
export function requirementKey({ requirement }: Pick<Answer, 'requirement'>): string {
  return `${requirement.line}:${requirement.skill}`
}

/** Answers as a person decided, where they did. */
export function overruledAnswers<Own extends Answer>(answers: readonly Own[], overruled: Overruled): Own[] {
  return answers.map((answer) => {
    const key = requirementKey(answer)
    return Object.hasOwn(overruled, key) ? { ...answer, state: overruled[key]! } : answer
  })
}
