import type { Problem } from '#src/site/problem.ts'
import { markdownText } from './markdownText.ts'
import type { Reporter } from './reporter.ts'
import { sentence } from './sentence.ts'
import { total } from './total.ts'

/** A comment on a pull request may have 65,536 characters; this leaves room for the surrounding text. */
export const LONGEST_SUMMARY = 60_000

/** For a comment on a pull request: a heading, a table of problems with errors first, and the number of problems that do not fit. */
export const markdown: Reporter = (report) => {
  const { valid, problems } = report
  const heading = `### Config: ${valid ? (problems.length === 0 ? 'no problems' : 'valid, with warnings') : 'invalid'}\n\n${total(report)}`
  if (problems.length === 0) return heading
  const sorted = [...problems.filter(({ severity }) => severity === 'error'), ...problems.filter(({ severity }) => severity === 'warning')]
  const lines = [heading, '', '| | Place | Rule | Problem |', '| --- | --- | --- | --- |']
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

function row(problem: Problem): string {
  const { severity, file, line, column, code } = problem
  return `| ${severity} | ${markdownText(`${file}:${line}:${column}`)} | \`${code}\` | ${markdownText(sentence(problem))} |`
}
