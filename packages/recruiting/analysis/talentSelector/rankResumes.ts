import { checkResult, type CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { score, type Score } from '#packages/recruiting/analysis/checks/score.ts'
import { coverage } from '#packages/recruiting/analysis/matching/coverage.ts'
import type { Answer } from '#packages/recruiting/analysis/matching/JobMatch.ts'
import { overruledAnswers, requirementKey } from '#packages/recruiting/analysis/matching/overruling.ts'
import { yearsShare } from '#packages/recruiting/analysis/matching/yearsShare.ts'
import type { Assessment, Ranked, Ranking, RankWeights } from './Ranking.ts'

/** How to rank: the weights, the minimum number of words in a resume, and the difference in points out of 100 that counts as equal. */
type RankOptions = { weights: RankWeights; leastWords: number; margin: number }

/**
 * Ranks assessments: the points for must-haves first, unless their weight is 0, then the score with all weights, both as displayed.
 * Candidates within the margin of the first of a place in both share that place; those who share one keep the order of the batch. Fast
 * enough to run on each change of a weight.
 */
export function rankResumes(assessments: readonly Assessment[], { weights, leastWords, margin }: RankOptions): Ranking {
  const labelled = assessments.map((assessment, at) => ({ assessment, decided: asDecided(assessment), label: at + 1 }))
  const scored = labelled
    .filter(({ assessment }) => assessment.words >= leastWords)
    .map((one) => ({ ...one, score: score(partsOf(one.decided), weights) }))
  const groups = apart(scored, mustPoints, margin).flatMap((equal) => apart(equal, (one) => one.score.total, margin))
  let place = 1
  const ranked = groups.flatMap((group) => {
    const shared = group
      .toSorted((a, b) => a.label - b.label)
      .map(({ assessment, decided, label, score }): Ranked => {
        const { overruled = {} } = assessment
        const names = (state: Answer['state']) =>
          [...decided.must, ...decided.nice]
            .filter((answer) => answer.state === state && !(state === 'unclear' && Object.hasOwn(overruled, requirementKey(answer))))
            .map(({ requirement }) => [requirement.skill, ...requirement.alternatives].join(' / '))
        return {
          assessment,
          label,
          score,
          place,
          isTied: group.length > 1,
          matched: names('covered'),
          partly: names('partial'),
          missing: names('missing'),
          unclear: names('unclear'),
        }
      })
    place += group.length
    return shared
  })
  return { ranked, notEnoughText: labelled.filter(({ assessment }) => assessment.words < leastWords) }
}

/** The points for must-haves as displayed; 0 if they do not count. */
function mustPoints({ score }: { score: Score }): number {
  return Math.round(score.parts.find(({ id }) => id === 'must')?.points ?? 0)
}

/** Items in groups from the highest value down; a group contains values within the margin of its highest. */
function apart<Item>(items: readonly Item[], figureOf: (item: Item) => number, margin: number): Item[][] {
  const groups: Item[][] = []
  for (const item of items.toSorted((a, b) => figureOf(b) - figureOf(a))) {
    const last = groups.at(-1)
    if (last && figureOf(last[0]!) - figureOf(item) <= margin) last.push(item)
    else groups.push([item])
  }
  return groups
}

/** The must-haves without years, which are a separate part. */
function counted({ must, years }: Assessment): Answer[] {
  return years ? must.filter(({ requirement }) => requirement.kind !== 'years') : must
}

/** Parts that the job does not ask for do not count. */
function partsOf(assessment: Assessment): CheckResult[] {
  const { nice, years, title } = assessment
  const shares = {
    must: coverage(counted(assessment)),
    nice: coverage(nice),
    years: years && shareOfYears(assessment),
    title: title && title.likeness,
  }
  return Object.entries(shares).map(([id, share]) => checkResult(id, 'Skills', share === null ? 'note' : 'good', { share: share ?? 0 }))
}

/** The share of the required years; several of them, and those decided by a person, count as ordinary requirements. */
function shareOfYears({ must, years, overruled = {} }: Assessment): number | null {
  const asked = must.filter(({ requirement }) => requirement.kind === 'years')
  const isDecided = asked.some((answer) => Object.hasOwn(overruled, requirementKey(answer)))
  return asked.length > 1 || isDecided ? coverage(asked) : yearsShare(years!)
}

function asDecided(assessment: Assessment): Assessment {
  const { must, nice, overruled } = assessment
  return overruled ? { ...assessment, must: overruledAnswers(must, overruled), nice: overruledAnswers(nice, overruled) } : assessment
}
