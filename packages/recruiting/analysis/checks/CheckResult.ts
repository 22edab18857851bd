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
  /** The check that must be mended first: there is nothing yet that this one could look at, and it earns nothing meanwhile. */
  after?: string | undefined
}

/** What an outcome may say besides its state. */
export type CheckDetails = { share?: number; facts?: CheckResult['facts']; evidence?: readonly Evidence[]; after?: string | undefined }

const SHARES: Record<CheckResult['state'], number> = { good: 1, improve: 0.5, missing: 0, note: 0 }

/**
 * The outcome of a check, with at most five lines of evidence. Without `share` good earns all, improve half, missing and note nothing; a
 * share is kept within 0 and 1. What waits for another check (`after`) is missing and earns nothing, whatever else is said of it.
 */
export function checkResult(
  id: string,
  group: ReportGroup,
  state: CheckResult['state'],
  { share = SHARES[state], facts = {}, evidence = [], after }: CheckDetails = {},
): CheckResult {
  if (after !== undefined) return { id, group, state: 'missing', share: 0, facts, evidence: [], after }
  return { id, group, state, share: Math.min(1, Math.max(0, share)), facts, evidence: evidence.slice(0, 5) }
}
