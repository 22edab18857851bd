import type { Finding, ScorePart } from '#src/store/records.ts'

/** Something to mend, with those that wait for it and are mended on the way. `ids` are those of all of them. */
export type Fix = { finding: Finding; ids: string[] }

/** Whether something should be done about it. */
export function isToMend({ state }: Pick<Finding, 'state'>): boolean {
  return state === 'missing' || state === 'improve'
}

/** What to do about findings, the most rewarding first; where two are worth the same, what is missing comes before what could be better. */
export function prioritised(findings: readonly Finding[], scores: readonly ScorePart[]): Fix[] {
  const mend = findings.filter(isToMend)
  const waitsFor = (finding: Finding) => mend.find(({ id, after }) => id === finding.after && after !== finding.id)
  const lost = new Map(scores.map(({ id, score, outOf }) => [id, outOf - score]))
  const worth = ({ ids }: Fix) => ids.reduce((sum, id) => sum + (lost.get(id) ?? 0), 0)
  return mend
    .filter((finding) => !waitsFor(finding))
    .map((finding): Fix => ({
      finding,
      ids: [finding, ...mend.filter((other) => other !== finding && isBehind(other, finding, mend))].map(({ id }) => id),
    }))
    .toSorted((a, b) => worth(b) - worth(a) || Number(b.finding.state === 'missing') - Number(a.finding.state === 'missing'))
}

/** Whether a finding waits for another, or for one that does. */
function isBehind({ after }: Finding, first: Finding, mend: readonly Finding[], depth = 0): boolean {
  if (after === undefined || depth > mend.length) return false
  const next = mend.find(({ id }) => id === after)
  return after === first.id || (next !== undefined && isBehind(next, first, mend, depth + 1))
}
