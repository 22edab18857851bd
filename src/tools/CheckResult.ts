/** The groups of a report, as the stored results name them (R5.1, R5.3). */
export type ReportGroup = 'Basic' | 'Professional_Background' | 'Skills' | 'Formats' | 'Accomplishments'

/**
 * The outcome of one check. Its words and its weight come from config, by `id`; `facts` are the numbers and short texts that the words may
 * name. `note` is neither praise nor fault and never counts.
 */
export type CheckResult = {
  id: string
  group: ReportGroup
  state: 'good' | 'improve' | 'missing' | 'note'
  /** Share of its weight that is earned, 0 to 1. */
  share: number
  facts: Record<string, string | number>
  /** Lines that led to the outcome, at most 5: their index (null when the text has no lines) and their words. */
  evidence: { line: number | null; text: string }[]
}

/**
 * A score: `total` of 100 is the weighted share of the checks that count; each part says what it gave (`points`) and could have given
 * (`outOf`), both of 100.
 */
export type Score = { total: number; parts: { id: string; points: number; outOf: number }[] }
