import { printable } from '#src/node/text/printable.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import type { Reporter } from './reporter.ts'
import { sentence } from './sentence.ts'
import { total } from './total.ts'

/** For GitHub Actions: a workflow command for each problem, shown as an annotation in the changed files of a pull request. */
export const github: Reporter = (report) =>
  [
    ...report.problems.map((problem) => {
      const { severity, code, file, line, column, endLine, endColumn } = problem
      const properties = { file, line, endLine, col: column, endColumn, title: `${code} ${ruleOf(code).title}` }
      const written = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(String(value))}`)
      return `::${severity} ${written.join(',')}::${inMessage(printable(sentence(problem)))}`
    }),
    total(report),
  ].join('\n')

// Terminators of commands and properties are encoded for the runner, so that text from config stays text.
function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
