import { printable } from '#src/node/text/printable.ts'
import { LONGEST_SUMMARY } from '#src/node/validate/reporters/markdown.ts'
import { markdownText } from '#src/node/validate/reporters/markdownText.ts'
import { shortened } from '#src/site/words/shortened.ts'
import type { DiffReport } from './diffReport.ts'
import { type Line, spoken } from './reportLine.ts'

/** The table of formats. */
export const diffFormats: Record<string, (report: DiffReport) => string> = { text: diffText, markdown: diffMarkdown }

/** A comparison for a comment on a pull request: lists under headings, lost addresses first; excess items are counted. */
function diffMarkdown({ summary, notes, groups }: DiffReport): string {
  const lines = groups.flatMap(({ title, items }) => [
    '',
    `#### ${title}`,
    '',
    ...items.flatMap(({ line, below }) => [`- ${markdownWords(line)}`, ...below.map((part) => `  - ${markdownWords(part)}`)]),
  ])
  const head = ['### Config changes', '', ...notes.flatMap((note) => [markdownWords(note), '']), markdownWords(summary)]
  let room = LONGEST_SUMMARY - head.join('\n').length - 100
  const fitting = lines.findIndex((line) => (room -= line.length + 1) < 0)
  if (fitting === -1) return [...head, ...lines].join('\n')
  const left = lines.slice(fitting).filter((line) => line.includes('- ')).length
  return [...head, ...lines.slice(0, fitting), '', `… and ${left} more lines.`].join('\n')
}

function markdownWords(line: Line): string {
  return spoken(line, markdownText)
}

const LONGEST_VALUE = 300

/** A comparison for a terminal: the summary, then each group under its title. Values are escaped and stay on one line. */
function diffText({ summary, notes, groups }: DiffReport): string {
  const lines = groups.flatMap(({ title, items }) => [
    '',
    title,
    ...items.flatMap(({ line, below }) => [`  ${terminalWords(line)}`, ...below.map((part) => `    ${terminalWords(part)}`)]),
  ])
  return [...notes.map(terminalWords), terminalWords(summary), ...lines].join('\n')
}

function terminalWords(line: Line): string {
  return spoken(line, (value) => shortened(printable(value), LONGEST_VALUE))
}
