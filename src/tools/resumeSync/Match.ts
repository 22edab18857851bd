import type { Score } from '#src/tools/CheckResult.ts'
import type { DegreeLevel, Passage, Requirement } from '#src/tools/job/Job.ts'

/** How well the resume answers. */
export type AnswerState = 'covered' | 'partial' | 'missing'

/**
 * The answer to one requirement. `way`: by the same name, another name, one letter different, or a related skill (then the answer is
 * partial); null when missing. `found` is what the resume has, as written. `evidence` names the line.
 */
export type Answer = {
  requirement: Requirement
  state: AnswerState
  way: 'exact' | 'alias' | 'near' | 'related' | null
  found: string
  evidence: Passage | null
}

/** Years asked and found (one decimal; null when no job has dates). */
export type YearsAnswer = { state: AnswerState; asked: number; found: number | null }

/** The degree asked and the highest one found. A degree in another subject answers in part. */
export type DegreeAnswer = { state: AnswerState; asked: DegreeLevel; subject: string; found: DegreeLevel | null; evidence: Passage | null }

/**
 * One resume against one job description. The score counts must-haves, nice-to-haves and likeness (a partial answer counts half); `shares`
 * are the three from 0 to 1, null when the job has none of the kind. Years and degree are answered and count nothing.
 */
export type Match = {
  must: Answer[]
  nice: Answer[]
  years: YearsAnswer | null
  degree: DegreeAnswer | null
  shares: { must: number | null; nice: number | null; likeness: number }
  score: Score
}
