import type { Report } from '#packages/recruiting/results/analysis.ts'
import type { Finding, ScorePart } from '#packages/recruiting/results/records.ts'
import type { ToolWords } from '#packages/recruiting/schemas/ToolProps.ts'
import { fill } from './fill.ts'
import { wholePoints } from './wholePoints.ts'

/** A report as plain text, for copying and saving: title, score with its parts, and the findings of each group. */
export function reportText(given: {
  title: string
  total: number
  scores: ScorePart[]
  report: Report
  groups: Record<keyof Report, string>
  words: ToolWords
}): string {
  const { title, total, scores, report, groups, words } = given
  const shown = wholePoints(scores.map(({ score, outOf }) => ({ points: score, outOf })))
  const parts = scores.map(({ label }, at) => `- ${label}: ${fill(words.points, shown[at]!)}`)
  const blocks = (Object.keys(groups) as (keyof Report)[]).flatMap((group) =>
    report[group].length === 0 ? [] : [[groups[group], ...report[group].map((finding) => findingText(finding, words))].join('\n')],
  )
  return (
    [[title, fill(words.score, { score: Math.round(total) })].join('\n'), parts.join('\n'), ...blocks].filter(Boolean).join('\n\n') + '\n'
  )
}

/** A finding as a line of text, with its source lines below it. */
export function findingText({ label, state, detail }: Finding, words: ToolWords): string {
  const [advice, ...evidence] = detail.split('\n')
  return [`- ${label}: ${words[state]}.${advice ? ` ${advice}` : ''}`, ...evidence.map((line) => `    ${line}`)].join('\n')
}
