import type { CheckResult, ReportGroup } from '#src/tools/CheckResult.ts'

/** A line that led to an outcome. */
export type Evidence = CheckResult['evidence'][number]

type Extras = { share?: number; facts?: CheckResult['facts']; evidence?: readonly Evidence[] }

const SHARES: Record<CheckResult['state'], number> = { good: 1, improve: 0.5, missing: 0, note: 0 }

/**
 * The outcome of a check, with at most five lines of evidence. Without `share` good earns all, improve half, missing and note nothing; a
 * share is kept within 0 and 1.
 */
export function check(
  id: string,
  group: ReportGroup,
  state: CheckResult['state'],
  { share = SHARES[state], facts = {}, evidence = [] }: Extras = {},
): CheckResult {
  return { id, group, state, share: Math.min(1, Math.max(0, share)), facts, evidence: evidence.slice(0, 5) }
}
