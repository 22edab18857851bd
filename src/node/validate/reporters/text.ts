import { codeFrame } from '#src/node/validate/codeFrame.ts'
import { printable } from '#src/node/cli/printable.ts'
import type { ValidationReport } from '#src/node/validate/validationReport.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Reporter } from './reporter.ts'
import { total } from './total.ts'

/** Gives a text the look of its part. */
type Paint = (text: string, look: 'place' | 'error' | 'warning' | 'code' | 'dim') => string

const codes = { place: 1, error: 31, warning: 33, code: 2, dim: 2 }
const colored: Paint = (text, look) => (text === '' ? '' : `\u001b[${codes[look]}m${text}\u001b[0m`)
const plain: Paint = (text) => text

/**
 * For people: a line for each problem with a code frame below it, an empty line between files, the total at the end, and how many of them
 * `--fix` can fix.
 */
export const text: Reporter = (report, { color }) =>
  [...blocks(report.problems, color ? colored : plain).map((block) => `${block}\n`), `${total(report)}${fixable(report)}`].join('\n')

/**
 * The same words, for messages that say more around them: with code frames, or, when the files are no longer as they were read, a line for
 * each problem.
 */
export function problemsAsText(problems: readonly Problem[], { frames = true }: { frames?: boolean } = {}): string {
  return frames ? blocks(problems, plain).join('\n\n') : problems.map((problem) => headline(problem, plain)).join('\n')
}

function fixable({ problems }: ValidationReport): string {
  const count = problems.filter(({ fix }) => fix).length
  return count === 0 ? '' : `; ${count} can be fixed: npm run validate -- --fix`
}

/** The problems of each file as text. */
function blocks(problems: readonly Problem[], paint: Paint): string[] {
  const files = new Map<string, string[]>()
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), ...linesOf(problem, paint)])
  return [...files.values()].map((lines) => lines.join('\n'))
}

function linesOf(problem: Problem, paint: Paint): string[] {
  const { severity, excerpt } = problem
  const frame = excerpt ? codeFrame(excerpt, problem) : []
  return [
    headline(problem, paint),
    ...frame.map(({ gutter, text, isAtFault }) =>
      `${paint(gutter, 'dim')}${isAtFault && /^ *\^+$/.test(text) ? paint(text, severity) : text}`.trimEnd(),
    ),
  ]
}

function headline({ file, line, column, severity, code, path, message, hint }: Problem, paint: Paint): string {
  const place = paint(`${printable(file)}:${line}:${column}`, 'place')
  const what = printable(`${message}${hint ? `. ${hint}` : ''}`)
  return `${place} ${paint(severity, severity)} ${paint(code, 'code')}${path && ` ${printable(path)}`}: ${what}`
}
