import type { RankPartId } from '#schemas/tools/checkIds.ts'
import type { Score } from '#src/tools/checks/score.ts'
import type { Passage } from '#src/tools/job/Job.ts'
import type { Answer, DegreeAnswer, YearsAnswer } from '#src/tools/matching/JobMatch.ts'

/** The weights of the parts as the visitor set them; they need not add up to anything. */
export type RankWeights = Record<RankPartId, number>

/**
 * What was read about one candidate for one job: plain data, computed once. `name` is the file name, which is shown and never counts.
 * `title` is the likeness of the closest title, 0 to 1. `relevance` is BM25 within the batch.
 */
export type Assessment = {
  id: string
  name: string
  words: number
  must: Answer[]
  nice: Answer[]
  years: YearsAnswer | null
  monthsWorked: number | null
  degree: DegreeAnswer | null
  title: { likeness: number; nearest: Passage | null } | null
  relevance: number
}

/**
 * A place in the ranking. Candidates with equal `place` are tied (`isTied`): neither the score in whole points nor word relevance separates
 * them. `label` is for the blind view, such as 3 for "Candidate 003".
 */
export type Ranked = {
  assessment: Assessment
  place: number
  isTied: boolean
  label: number
  score: Score
  matched: string[]
  missing: string[]
}

/** The ranking, and separately the candidates with too little text. */
export type Ranking = { ranked: Ranked[]; notEnoughText: { assessment: Assessment; label: number }[] }

/** What a person decided about a requirement of one candidate, overriding what was read: id of the candidate, name of the skill. */
export type Correction = { id: string; skill: string; state: 'covered' | 'missing' }
