import { checkResult, type CheckResult } from '#src/tools/checks/CheckResult.ts'
import { score } from '#src/tools/checks/score.ts'
import { coverage } from '#src/tools/matching/coverage.ts'
import type { Answer } from '#src/tools/matching/JobMatch.ts'
import type { Assessment, Correction, Ranked, Ranking, RankWeights } from './Ranking.ts'

/** How to rank: the weights, the fewest words that a resume needs, and the corrections by a person. */
type RankOptions = { weights: RankWeights; leastWords: number; corrections?: readonly Correction[] }

/**
 * Ranks assessments: by score in whole points, then by word relevance (BM25, two decimals); ties share a place and keep the order of the
 * batch. Fast enough to run on each change of a weight.
 */
export function rankResumes(assessments: readonly Assessment[], { weights, leastWords, corrections = [] }: RankOptions): Ranking {
  const labelled = assessments.map((assessment, at) => ({ assessment: corrected(assessment, corrections), label: at + 1 }))
  const scored = labelled
    .filter(({ assessment }) => assessment.words >= leastWords)
    .map((one) => ({ ...one, score: score(partsOf(one.assessment), weights) }))
  const isEqual = (a: (typeof scored)[number], b: (typeof scored)[number]) =>
    a.score.total === b.score.total && a.assessment.relevance === b.assessment.relevance
  const ordered = [...scored].sort(
    (a, b) => b.score.total - a.score.total || b.assessment.relevance - a.assessment.relevance || a.label - b.label,
  )
  return {
    ranked: ordered.map((one): Ranked => {
      const { must, nice } = one.assessment
      const names = (isWanted: (answer: Answer) => boolean) =>
        [...must, ...nice].filter(isWanted).map(({ requirement }) => requirement.skill)
      return {
        ...one,
        place: ordered.findIndex((other) => isEqual(one, other)) + 1,
        isTied: ordered.filter((other) => isEqual(one, other)).length > 1,
        matched: names(({ state }) => state !== 'missing'),
        missing: names(({ state }) => state === 'missing'),
      }
    }),
    notEnoughText: labelled.filter(({ assessment }) => assessment.words < leastWords),
  }
}

/** What the job does not ask for does not count. */
function partsOf({ must, nice, years, title }: Assessment): CheckResult[] {
  const shares = {
    must: coverage(must),
    nice: coverage(nice),
    years: years && Math.min(1, (years.found ?? 0) / years.asked),
    title: title && title.likeness,
  }
  return Object.entries(shares).map(([id, share]) => checkResult(id, 'Skills', share === null ? 'note' : 'good', { share: share ?? 0 }))
}

function corrected(assessment: Assessment, corrections: readonly Correction[]): Assessment {
  const own = new Map(corrections.filter(({ id }) => id === assessment.id).map(({ skill, state }) => [skill, state]))
  const correct = (answers: readonly Answer[]) =>
    answers.map((answer) => ({ ...answer, state: own.get(answer.requirement.skill) ?? answer.state }))
  return own.size === 0 ? assessment : { ...assessment, must: correct(assessment.must), nice: correct(assessment.nice) }
}
