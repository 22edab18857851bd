import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import { type Leaves, rise } from './gain.ts'

/**
 * Something to mend, with those that wait for it and are mended on the way. `ids` are those of all of them, `worth` what the score rises
 * by, in thousandths.
 */
export type Fix = { finding: Finding; ids: string[]; worth: number }

/** Whether something should be done about it. */
export function isToMend({ state }: Pick<Finding, 'state'>): boolean {
  return state === 'missing' || state === 'improve'
}

/**
 * What to do about findings, the most rewarding first; where two are worth the same, what is missing comes before what could be better.
 * What `leaves` only ever costs, such as wording that the law forbids: it comes before all others.
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

/** Whether none of what comes later is worth more than what comes first: what is forbidden comes first whatever it is worth. */
export function isByWorth(first: readonly Fix[], rest: readonly Fix[]): boolean {
  return first.every(({ worth }) => rest.every((later) => later.worth <= worth))
}

/** Whether a finding waits for another, or for one that does. */
function isBehind({ after }: Finding, first: Finding, mend: readonly Finding[], depth = 0): boolean {
  if (after === undefined || depth > mend.length) return false
  const next = mend.find(({ id }) => id === after)
  return after === first.id || (next !== undefined && isBehind(next, first, mend, depth + 1))
}
