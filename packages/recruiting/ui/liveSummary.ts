import type { Analysis } from '#packages/recruiting/results/analysis.ts'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from './fill.ts'
import type { Leaves } from './gain.ts'
import { prioritised } from './prioritised.ts'

/**
 * A summary of an analysis in a sentence or two: its score, and the most important fix. `leaves`: the checks that count only while they
 * find something.
 */
export function liveSummary({ Total, report, scores }: Analysis, words: ToolWords, leaves?: Leaves): string {
  const [first] = prioritised(Object.values(report).flat(), scores, leaves)
  return [fill(words.scoreNow, { score: Total }), first && fill(words.firstNow, { fix: first.finding.label })].filter(Boolean).join(' ')
}
