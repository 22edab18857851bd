import type { Problem } from '#src/site/problem.ts'

/**
 * Problems as text for people, one line each: `file:line:column severity code path: message. hint`; an excerpt follows with a caret under
 * the column.
 */
export function problemsAsText(problems: Problem[]): string {
  return problems
    .map(
      ({ file, line, column, severity, code, path, message, hint, excerpt }) =>
        `${file}:${line}:${column} ${severity} ${code}${path && ` ${path}`}: ${message}${hint ? `. ${hint}` : ''}${excerpt === undefined ? '' : pointed(excerpt, column)}`,
    )
    .join('\n')
}

const LONGEST_EXCERPT = 100

/** The part of a line around a column, with a caret below it. */
function pointed(line: string, column: number): string {
  const start = Math.max(0, column - LONGEST_EXCERPT / 2)
  const before = line.slice(start, column - 1).replaceAll('\t', ' ')
  return `\n    ${before}${line.slice(column - 1, start + LONGEST_EXCERPT).replaceAll('\t', ' ')}\n    ${' '.repeat(before.length)}^`
}

/** How many problems there are, as a sentence. */
export function problemCount(problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return [errors > 0 || warnings === 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : '']
    .filter(Boolean)
    .join(', ')
}
