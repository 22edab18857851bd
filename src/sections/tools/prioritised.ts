import type { Finding, ScorePart } from '#src/store/records.ts'

const WORST_FIRST: Finding['state'][] = ['missing', 'improve', 'good', 'note']

/** Whether something should be done about it. */
export function isToMend({ state }: Pick<Finding, 'state'>): boolean {
  return state === 'missing' || state === 'improve'
}

/** Findings by what there is to do: what should be mended first, the points it would gain deciding; then what is good, then remarks. */
export function worstFirst(findings: readonly Finding[], scores: readonly ScorePart[]): Finding[] {
  const lost = new Map(scores.map(({ id, score, outOf }) => [id, outOf - score]))
  const rank = ({ state }: Finding) => (isToMend({ state }) ? 0 : WORST_FIRST.indexOf(state))
  return findings.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? (lost.get(b.id) ?? 0) - (lost.get(a.id) ?? 0) : 0) ||
      WORST_FIRST.indexOf(a.state) - WORST_FIRST.indexOf(b.state),
  )
}
