import type { Score } from '#packages/recruiting/analysis/checks/score.ts'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import type { DegreeLevel, Passage, Requirement } from '#packages/recruiting/analysis/job/Job.ts'

/** How well a resume meets a requirement; `unclear` requirements need a person's judgement and count neither for nor against. */
export type AnswerState = 'covered' | 'partial' | 'missing' | 'unclear'

/**
 * How one requirement is met. `way`: by the same name, another name, a name one letter off, a skill that includes it, a related skill (then
 * only partially), or by description (`read`); null when nothing was found. `found` is the text of the resume as written, `evidence` the
 * line.
 */
export type Answer = {
  requirement: Requirement
  state: AnswerState
  way: 'exact' | 'alias' | 'near' | 'implied' | 'related' | 'read' | null
  found: string
  evidence: Passage | null
}

/** The evidence for one of several alternatives that satisfy a requirement. */
export type WantAnswer = Pick<Answer, 'state' | 'way' | 'found' | 'evidence'>

/** Years required and found (one decimal; null when no job has dates). */
export type YearsAnswer = { state: AnswerState; asked: number; found: number | null }

/** The required degree and the highest one found. A degree in another subject is a partial match. */
export type DegreeAnswer = { state: AnswerState; asked: DegreeLevel; subject: string; found: DegreeLevel | null; evidence: Passage | null }

/**
 * One resume against one job description. The score counts must-haves, nice-to-haves and likeness (a partial match counts half); `shares`
 * are these three from 0 to 1, null if the job has none. `years` and `degree` are the highest required ones; they count as ordinary
 * requirements. `language` is the language of a job description that is not in English.
 */
export type JobMatch = {
  must: Answer[]
  nice: Answer[]
  years: YearsAnswer | null
  degree: DegreeAnswer | null
  shares: { must: number | null; nice: number | null; likeness: number }
  score: Score
  language?: TextLanguage | undefined
}
