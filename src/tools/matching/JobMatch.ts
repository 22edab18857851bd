import type { Score } from '#src/tools/checks/score.ts'
import type { DegreeLevel, Passage, Requirement } from '#src/tools/job/Job.ts'

/** How well a resume meets a requirement. */
export type AnswerState = 'covered' | 'partial' | 'missing'

/**
 * How one requirement is met. `way`: by the same name, another name, a name one letter off, or a related skill (then only partially); null
 * when missing. `found` is what the resume has, as written, `evidence` the line.
 */
export type Answer = {
  requirement: Requirement
  state: AnswerState
  way: 'exact' | 'alias' | 'near' | 'related' | null
  found: string
  evidence: Passage | null
}

/** Years required and found (one decimal; null when no job has dates). */
export type YearsAnswer = { state: AnswerState; asked: number; found: number | null }

/** The required degree and the highest one found. A degree in another subject is a partial match. */
export type DegreeAnswer = { state: AnswerState; asked: DegreeLevel; subject: string; found: DegreeLevel | null; evidence: Passage | null }

/**
 * One resume against one job description. The score counts must-haves, nice-to-haves and likeness (a partial match counts half); `shares`
 * are these three from 0 to 1, null where the job has none. Years and degree do not count.
 */
export type JobMatch = {
  must: Answer[]
  nice: Answer[]
  years: YearsAnswer | null
  degree: DegreeAnswer | null
  shares: { must: number | null; nice: number | null; likeness: number }
  score: Score
}
