import { fill } from '#packages/recruiting/ui/fill.ts'
import type { ToolProps } from '#packages/recruiting/schemas/ToolProps.ts'
import { type Analysis, EMPTY_ANALYSIS } from '#packages/recruiting/results/analysis.ts'
import type { CheckResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'

const REASONS = ['tooShort', 'foreign']

/**
 * A job description without a score, in the form of the store: the reason is its only finding. Null for one that is long enough and in
 * English.
 */
export function refused(
  checks: readonly CheckResult[],
  text: string,
  { words, thresholds }: Pick<ToolProps<'jobScanner'>, 'words' | 'thresholds'>,
): Analysis | null {
  const facts = checks.find(({ id }) => id === 'jobWords')?.facts ?? {}
  // A service may omit the length of a job description.
  const count = Number(facts['words'] ?? thresholds.leastWords)
  const reason = facts['language'] ? 'foreign' : count < thresholds.leastWords ? 'tooShort' : null
  if (reason === null) return null
  const label = fill(words[reason], { words: count, least: thresholds.leastWords })
  return { ...EMPTY_ANALYSIS, Text: text, report: { ...EMPTY_ANALYSIS.report, Basic: [{ id: reason, label, state: 'note', detail: '' }] } }
}

/** Why a stored job description has no score; undefined if it has one. */
export function refusalOf({ scores, report }: Analysis): string | undefined {
  const [reason] = report.Basic
  return scores.length === 0 && reason && REASONS.includes(reason.id) ? reason.label : undefined
}
