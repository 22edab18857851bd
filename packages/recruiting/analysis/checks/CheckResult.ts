/** The groups of a report, as named in the stored results (R5.1, R5.3). */
export type ReportGroup = 'Basic' | 'Professional_Background' | 'Skills' | 'Formats' | 'Accomplishments'

/** A line that explains a result: its index (null if the text has no lines) and its text. */
export type Evidence = { line: number | null; text: string }

/**
 * The result of one check. Its wording and weight come from config, by `id`; `facts` are the numbers and short texts that the wording can
 * use. A `note` is neither praise nor a problem and never counts.
 */
export type CheckResult = {
  id: string
  group: ReportGroup
  state: 'good' | 'improve' | 'missing' | 'note'
  /** The share of its weight that is earned, 0 to 1. */
  share: number
  facts: Record<string, string | number>
  /** Lines that led to the result, at most 5. */
  evidence: Evidence[]
  /** The check that must be fixed first. Until then this check has nothing to examine and earns nothing. */
  after?: string | undefined
}

/** The optional details of a result. */
export type CheckDetails = { share?: number; facts?: CheckResult['facts']; evidence?: readonly Evidence[]; after?: string | undefined }

const SHARES: Record<CheckResult['state'], number> = { good: 1, improve: 0.5, missing: 0, note: 0 }

/**
 * The result of a check, with at most five lines of evidence. The default share is 1 for `good`, 0.5 for `improve`, and 0 for `missing` and
 * `note`; a given share is clamped to 0…1. A check that depends on another one (`after`) is `missing` and earns nothing, whatever the other
 * arguments are.
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
