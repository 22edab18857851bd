import { codeFrame } from '#src/node/validate/codeFrame.ts'
import { printable } from '#src/node/text/printable.ts'
import type { ValidationReport } from '#src/node/validate/validationReport.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Reporter } from './reporter.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { total } from './total.ts'

/** Styles a part of the output. */
type Paint = (text: string, look: 'place' | 'error' | 'warning' | 'code' | 'dim') => string

const codes = { place: 1, error: 31, warning: 33, code: 2, dim: 2 }
const colored: Paint = (text, look) => (text === '' ? '' : `\u001b[${codes[look]}m${text}\u001b[0m`)
const plain: Paint = (text) => text

/**
 * For people, errors first: a line for each problem (one for all with the same cause), with a code frame below each of the first, an empty
 * line between files, a summary by rule if there are many, the total at the end, and how many of them `--fix` can fix.
 */
export const text: Reporter = (report, { color, most = Infinity }) => {
  // Errors come first, because they stop a build.
  const problems = told([...ofSeverity(report.problems, 'error'), ...ofSeverity(report.problems, 'warning')])
  const paint = color ? colored : plain
  const framed = problems.slice(0, Math.min(most, MOST_FRAMES))
  const bare = problems.slice(framed.length, most)
  const hidden = problems.length - framed.length - bare.length
  return [
    ...[...blocks(framed, paint), ...blocks(bare, paint, false)].map((block) => `${block}\n`),
    ...(hidden > 0 ? [`… and ${hidden} more; --max 0 shows all.\n`] : []),
    ...(report.problems.length > MANY || hidden > 0 ? [`${summary(report.problems, paint)}\n`] : []),
    `${total(report)}${fixable(report)}`,
  ].join('\n')
}

function ofSeverity(problems: readonly Problem[], severity: Problem['severity']): Problem[] {
  return problems.filter((problem) => problem.severity === severity)
}

/** A problem, with further ones of its rule that have the same cause. */
type Told = Problem & { also?: readonly Problem[] }

/** Groups problems with the same cause: the first one lists the places of the others. */
function told(problems: readonly Problem[]): Told[] {
  const byCause = new Map<string, Problem[]>()
  return problems
    .filter((problem) => {
      const { code, cause } = problem
      if (cause === undefined) return true
      const key = `${code} ${cause}`
      const others = byCause.get(key)
      if (others) others.push(problem)
      else byCause.set(key, [problem])
      return others === undefined
    })
    .map((problem) => ({ ...problem, also: byCause.get(`${problem.code} ${problem.cause}`)?.slice(1) ?? [] }))
}

/** The places of the other problems, as a line. */
function others({ also = [] }: Told): string[] {
  return also.length === 0 ? [] : [`  The same in ${also.length} more ${also.length === 1 ? 'place' : 'places'}: ${placesOf(also)}`]
}

/** The places of problems in one line: each file once, with its places. */
function placesOf(problems: readonly Problem[]): string {
  const files = new Map<string, string[]>()
  for (const { file, line, column } of problems) files.set(file, [...(files.get(file) ?? []), `${line}:${column}`])
  return [...files].map(([file, places]) => `${printable(file)}:${places.join(', ')}`).join('; ')
}

/** Maximum number of problems with code frames. */
const MOST_FRAMES = 50

/** Number of problems from which a summary by rule is added. */
const MANY = 20

/** A line for each rule with problems, most frequent first: their number, the code, the title, and the first place. */
function summary(problems: readonly Problem[], paint: Paint): string {
  const byRule = new Map<Problem['code'], Problem[]>()
  for (const problem of problems) {
    const before = byRule.get(problem.code)
    if (before) before.push(problem)
    else byRule.set(problem.code, [problem])
  }
  const rows = [...byRule].sort(([, a], [, b]) => b.length - a.length)
  const widths = [Math.max(...rows.map(([, found]) => String(found.length).length)), Math.max(...rows.map(([code]) => code.length))]
  return rows
    .map(([code, found]) => {
      const { file, line, column, severity } = found[0]!
      const count = paint(String(found.length).padStart(widths[0]!), severity)
      return `${count}  ${code.padEnd(widths[1]!)}  ${ruleOf(code).title}, first at ${printable(file)}:${line}:${column}`
    })
    .join('\n')
}

/** The same output for messages with other text around it: with code frames, or one line per problem if the files have changed since. */
export function problemsAsText(problems: readonly Problem[], { frames = true }: { frames?: boolean } = {}): string {
  return frames ? blocks(problems, plain).join('\n\n') : problems.map((problem) => headline(problem, plain)).join('\n')
}

function fixable({ problems }: ValidationReport): string {
  const count = problems.filter(({ fix }) => fix).length
  return count === 0 ? '' : `; ${count} can be fixed: npm run validate -- --fix`
}

/** The problems of each file as text. */
function blocks(problems: readonly Told[], paint: Paint, frames = true): string[] {
  const files = new Map<string, string[]>()
  for (const problem of problems) {
    const lines = frames ? linesOf(problem, paint) : [headline(problem, paint), ...others(problem)]
    const before = files.get(problem.file)
    if (before) before.push(...lines)
    else files.set(problem.file, lines)
  }
  return [...files.values()].map((lines) => lines.join('\n'))
}

function linesOf(problem: Told, paint: Paint): string[] {
  const { severity, excerpt } = problem
  const frame = excerpt ? codeFrame(excerpt, problem) : []
  return [
    headline(problem, paint),
    ...frame.map(({ gutter, text, isAtFault }) =>
      `${paint(gutter, 'dim')}${isAtFault && /^ *\^+$/.test(text) ? paint(text, severity) : text}`.trimEnd(),
    ),
    ...others(problem),
  ]
}

function headline({ file, line, column, severity, code, path, message, hint }: Problem, paint: Paint): string {
  const place = paint(`${printable(file)}:${line}:${column}`, 'place')
  const what = printable(`${message}${hint ? `. ${hint}` : ''}`)
  return `${place} ${paint(severity, severity)} ${paint(code, 'code')}${path && ` ${printable(path)}`}: ${what}`
}
