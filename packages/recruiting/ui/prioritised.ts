import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import { type Leaves, rise } from './gain.ts'

/**
 * A finding to fix, with those that depend on it and are fixed along with it. `ids` are those of all of them, `worth` the increase of the
 * score, in thousandths.
 */
export type Fix = { finding: Finding; ids: string[]; worth: number }

/** Whether a finding needs action. */
export function isToMend({ state }: Pick<Finding, 'state'>): boolean {
  return state === 'missing' || state === 'improve'
}

/**
 * The findings to fix, the most rewarding first; of two with the same worth, a missing item precedes a possible improvement. Findings that
 * `leaves` marks only cost points, such as unlawful wording: they precede all others.
 */
export function prioritised(findings: readonly Finding[], scores: readonly ScorePart[], leaves?: Leaves): Fix[] {
  const mend = findings.filter(isToMend)
  const isFirst = ({ finding }: Fix) => Number(leaves?.(finding.id) ?? false)
  const waitsFor = (finding: Finding) => mend.find(({ id, after }) => id === finding.after && after !== finding.id)
  return mend
    .filter((finding) => !waitsFor(finding))
    .map((finding) => {
      const ids = [finding, ...mend.filter((other) => other !== finding && isBehind(other, finding, mend))].map(({ id }) => id)
      return { finding, ids, worth: Math.round(rise(scores, ids, leaves) * 1000) }
    })
    .toSorted(
      (a, b) =>
        isFirst(b) - isFirst(a) || b.worth - a.worth || Number(b.finding.state === 'missing') - Number(a.finding.state === 'missing'),
    )
}

/** Whether no later finding is worth more than the first: unlawful wording comes first whatever its worth. */
export function isByWorth(first: readonly Fix[], rest: readonly Fix[]): boolean {
  return first.every(({ worth }) => rest.every((later) => later.worth <= worth))
}

/** Whether a finding waits for another one, directly or indirectly. */
function isBehind({ after }: Finding, first: Finding, mend: readonly Finding[], depth = 0): boolean {
  if (after === undefined || depth > mend.length) return false
  const next = mend.find(({ id }) => id === after)
  return after === first.id || (next !== undefined && isBehind(next, first, mend, depth + 1))
}
