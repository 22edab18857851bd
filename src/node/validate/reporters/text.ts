import { codeFrame } from '#src/node/validate/codeFrame.ts'
import { printable } from '#src/node/cli/printable.ts'
import type { LocatedProblem, ValidationReport } from '#src/node/validate/validationReport.ts'
import type { Reporter } from './reporter.ts'
import { total } from './total.ts'

/** Gives a text the look of its part. */
type Paint = (text: string, look: 'place' | 'error' | 'warning' | 'code' | 'dim') => string

const codes = { place: 1, error: 31, warning: 33, code: 2, dim: 2 }
const colored: Paint = (text, look) => (text === '' ? '' : `\u001b[${codes[look]}m${text}\u001b[0m`)
const plain: Paint = (text) => text

/**
 * For people: a line for each problem with a code frame below it, an empty line between files, the total at the end, and how many of them
 * `--fix` mends.
 */
export const text: Reporter = (report, { color }) => {
  const paint = color ? colored : plain
  const files = new Map<string, string[]>()
  for (const problem of report.problems) {
    const shown = files.get(problem.file) ?? []
    files.set(problem.file, shown)
    shown.push(...linesOf(problem, paint))
  }
  return [...[...files.values()].map((lines) => `${lines.join('\n')}\n`), `${total(report)}${mendable(report)}`].join('\n')
}

function mendable({ problems }: ValidationReport): string {
  const count = problems.filter(({ fix }) => fix).length
  return count === 0 ? '' : `; ${count} can be mended: npm run validate -- --fix`
}

function linesOf(problem: LocatedProblem, paint: Paint): string[] {
  const { file, line, column, severity, code, path, message, hint, source } = problem
  const place = paint(`${printable(file)}:${line}:${column}`, 'place')
  const what = printable(`${message}${hint ? `. ${hint}` : ''}`)
  const frame = source ? codeFrame(source, problem) : []
  return [
    `${place} ${paint(severity, severity)} ${paint(code, 'code')}${path && ` ${printable(path)}`}: ${what}`,
    ...frame.map(({ gutter, text, isAtFault }) =>
      `${paint(gutter, 'dim')}${isAtFault && /^ *\^+$/.test(text) ? paint(text, severity) : text}`.trimEnd(),
    ),
  ]
}
