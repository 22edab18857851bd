import { plainText } from '#src/build/plainText.ts'
import type { LocatedProblem } from '#src/build/validationReport.ts'
import type { Reporter } from './reporter.ts'
import { sentence } from './sentence.ts'
import { total } from './total.ts'

/** A comment on a pull request may have 65,536 characters; this leaves room for what is written around it. */
export const LONGEST_SUMMARY = 60_000
const LONGEST_CELL = 300

/** For a comment on a pull request: a heading, a table of problems with errors first, and how many more there are when not all of them fit. */
export const markdown: Reporter = (report) => {
  const { valid, problems } = report
  const heading = `### Config: ${valid ? (problems.length === 0 ? 'all is well' : 'valid, with warnings') : 'not valid'}\n\n${total(report)}`
  if (problems.length === 0) return heading
  const sorted = [...problems.filter(({ severity }) => severity === 'error'), ...problems.filter(({ severity }) => severity === 'warning')]
  const lines = [heading, '', '| | Place | Rule | What is wrong |', '| --- | --- | --- | --- |']
  let room = LONGEST_SUMMARY - lines.join('\n').length - 100
  for (const [index, problem] of sorted.entries()) {
    const line = row(problem)
    room -= line.length + 1
    if (room < 0) {
      lines.push('', `… and ${sorted.length - index} more.`)
      break
    }
    lines.push(line)
  }
  return lines.join('\n')
}

function row(problem: LocatedProblem): string {
  const { severity, file, line, column, code } = problem
  return `| ${severity} | ${cell(`${file}:${line}:${column}`)} | \`${code}\` | ${cell(sentence(problem))} |`
}

/** Text that is only text in a table: no markup, no HTML, no further cell, no link, and nobody is notified by a name in it. */
function cell(text: string): string {
  const plain = plainText(text)
  const cut = plain.length > LONGEST_CELL ? `${plain.slice(0, LONGEST_CELL - 1).replace(/[\ud800-\udbff]$/, '')}…` : plain
  return cut
    .replace(/[\\`*_{}[\]<>()#!|~&$^]|:(?=\/\/)/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/(?<=www)\./gi, '&#46;')
    .replaceAll('@', '&#64;&#8203;')
    .replace(/&#35;(?=\d)/g, '&#35;&#8203;')
}
