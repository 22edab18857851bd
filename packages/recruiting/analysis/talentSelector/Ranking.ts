import type { RankPartId } from '#packages/recruiting/schemas/checkIds.ts'
import type { Score } from '#packages/recruiting/analysis/checks/score.ts'
import type { Passage } from '#packages/recruiting/analysis/job/Job.ts'
import type { Answer, DegreeAnswer, YearsAnswer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import type { Overruled } from '#packages/recruiting/analysis/matching/overruling.ts'
import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import type { Person } from './personalTerms.ts'

/** The weights of the parts as set by the visitor; they need not have a fixed sum. */
export type RankWeights = Record<RankPartId, number>

/**
 * The assessment of one candidate for one job: plain data, computed once. `name` is the file name: displayed, but not used for ranking.
 * `title` is the similarity of the closest title, 0 to 1. `language` is the language of the job description, if it is not English;
 * `overruled` lists the findings that a person has overruled; `person` identifies the candidate, and is missing if the resume was not read
 * here.
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
  language?: TextLanguage | undefined
  overruled?: Overruled
  person?: Person
}

/**
 * A place in the ranking. Candidates with equal `place` are tied (`isTied`): their difference is within the margin. `label` is for the
 * blind view, such as 3 for "Candidate 003". `matched` are the requirements that are met, `partly` those met partially, `unclear` those
 * that a person must judge; requirements excluded by a person are in none of the lists.
 */
export type Ranked = {
  assessment: Assessment
  place: number
  isTied: boolean
  label: number
  score: Score
  matched: string[]
  partly: string[]
  missing: string[]
  unclear: string[]
}

/** The ranking, and separately the candidates with too little text to judge. */
export type Ranking = { ranked: Ranked[]; notEnoughText: { assessment: Assessment; label: number }[] }
