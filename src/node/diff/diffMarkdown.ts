import { LONGEST_SUMMARY } from '#src/node/validate/reporters/markdown.ts'
import { markdownText } from '#src/node/validate/reporters/markdownText.ts'
import type { DiffReport } from './diffReport.ts'
import { type Line, spoken } from './say.ts'

/** A comparison for a comment on a pull request: lists under headings, lost addresses first; what does not fit is counted. */
export function diffMarkdown({ summary, notes, groups }: DiffReport): string {
  const lines = groups.flatMap(({ title, items }) => [
    '',
    `#### ${title}`,
    '',
    ...items.flatMap(({ line, below }) => [`- ${words(line)}`, ...below.map((part) => `  - ${words(part)}`)]),
  ])
  const head = ['### Config changes', '', ...notes.flatMap((note) => [words(note), '']), words(summary)]
  let room = LONGEST_SUMMARY - head.join('\n').length - 100
  const fitting = lines.findIndex((line) => (room -= line.length + 1) < 0)
  if (fitting === -1) return [...head, ...lines].join('\n')
  const left = lines.slice(fitting).filter((line) => line.includes('- ')).length
  return [...head, ...lines.slice(0, fitting), '', `… and ${left} more lines.`].join('\n')
}

function words(line: Line): string {
  return spoken(line, markdownText)
}
