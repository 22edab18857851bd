import { printable } from '#src/node/cli/printable.ts'
import type { DiffReport } from './diffReport.ts'
import { type Line, spoken } from './say.ts'

const LONGEST_VALUE = 300

/** A comparison for a terminal: the summary, then each group under its title. No value can steer the terminal or go on to another line. */
export function diffText({ summary, notes, groups }: DiffReport): string {
  const lines = groups.flatMap(({ title, items }) => [
    '',
    title,
    ...items.flatMap(({ line, below }) => [`  ${words(line)}`, ...below.map((part) => `    ${words(part)}`)]),
  ])
  return [...notes.map(words), words(summary), ...lines].join('\n')
}

function words(line: Line): string {
  return spoken(line, (value) => {
    const text = printable(value)
    return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1).replace(/[\ud800-\udbff]$/, '')}…` : text
  })
}
