/** The groups of a report, as the stored results name them (R5.1, R5.3). */
export type ReportGroup = 'Basic' | 'Professional_Background' | 'Skills' | 'Formats' | 'Accomplishments'

/** A line behind an outcome: its index (null when the text has no lines) and its text. */
export type Evidence = { line: number | null; text: string }

/**
 * The outcome of one check. Its wording and weight come from config, by `id`; `facts` are the numbers and short texts that the wording may
 * use. `note` is neither praise nor a problem and never counts.
 */
export type CheckResult = {
  id: string
  group: ReportGroup
  state: 'good' | 'improve' | 'missing' | 'note'
  /** Share of its weight that is earned, 0 to 1. */
  share: number
  facts: Record<string, string | number>
  /** Lines that led to the outcome, at most 5. */
  evidence: Evidence[]
}

/** What an outcome may say besides its state. */
export type CheckDetails = { share?: number; facts?: CheckResult['facts']; evidence?: readonly Evidence[] }

const SHARES: Record<CheckResult['state'], number> = { good: 1, improve: 0.5, missing: 0, note: 0 }

/**
 * The outcome of a check, with at most five lines of evidence. Without `share` good earns all, improve half, missing and note nothing; a
 * share is kept within 0 and 1.
 */
export function checkResult(
  id: string,
  group: ReportGroup,
  state: CheckResult['state'],
  { share = SHARES[state], facts = {}, evidence = [] }: CheckDetails = {},
): CheckResult {
  return { id, group, state, share: Math.min(1, Math.max(0, share)), facts, evidence: evidence.slice(0, 5) }
}
