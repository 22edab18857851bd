import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import type { Score } from '#packages/recruiting/analysis/checks/score.ts'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { matchScore } from '#packages/recruiting/analysis/matching/matchScore.ts'
import { overruledAnswers } from '#packages/recruiting/analysis/matching/overruling.ts'
import { storedMatch } from './storedMatch.ts'

type Parts = ToolProps<'resumeSync'>['parts']

/** The answers of a stored match with the visitor’s decisions; none if it is not a match. */
export function answersOf(stored: unknown): { must: Answer[]; nice: Answer[] } {
  const match = storedMatch(stored)
  const decided = match?.overruled ?? {}
  return { must: overruledAnswers(match?.must ?? [], decided), nice: overruledAnswers(match?.nice ?? [], decided) }
}

/** The score of a stored match with the visitor’s decisions, part by part. */
export function sumsOf(stored: unknown, parts: Parts): Score {
  const likeness = storedMatch(stored)?.shares.likeness ?? 0
  const weights = { must: parts.must.weight, nice: parts.nice.weight, likeness: parts.likeness.weight }
  return matchScore({ ...answersOf(stored), likeness }, weights).score
}

/** The score of a stored match, out of 100. */
export function scoreOf(stored: unknown, parts: Parts): number {
  return sumsOf(stored, parts).total
}
