import type { Answer, AnswerState } from './JobMatch.ts'

/** A person's decisions about requirements, by their key; they overrule the analysis. */
export type Overruled = Record<string, AnswerState>

/** The identifying fields of a requirement; stable across readings of the job description. */
export function requirementKey({ requirement }: Pick<Answer, 'requirement'>): string {
  return `${requirement.line}:${requirement.skill}`
}

/** Answers with a person's decisions applied. */
export function overruledAnswers<Own extends Answer>(answers: readonly Own[], overruled: Overruled): Own[] {
  return answers.map((answer) => {
    const key = requirementKey(answer)
    return Object.hasOwn(overruled, key) ? { ...answer, state: overruled[key]! } : answer
  })
}
