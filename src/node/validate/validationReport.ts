import type { Problem } from '#src/site/problem.ts'
import { endOf } from './endOf.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { sourceReader } from './sourceLines.ts'

/** A problem with the end of what is at fault (the column behind its last character), and the lines of its file where they help. */
export type LocatedProblem = Problem & { endLine: number; endColumn: number; source?: readonly string[] | undefined }

/** What a validation found, ready to be shown in any format. */
export type ValidationReport = {
  /** True when no problem is an error. */
  valid: boolean
  checked: { files: number; pages: number }
  /** Sorted by file and place. */
  problems: readonly LocatedProblem[]
  /** Paths of all files that were looked at, as problems name them. */
  files: readonly string[]
  /** How many problems lie in files that were not asked for. */
  elsewhere: number
}

/**
 * Finds the ends of problems in the text of their files. Reads only files that problems lie in; never throws on files that cannot be read.
 */
export function validationReport({
  problems,
  ...rest
}: Omit<ValidationReport, 'valid' | 'problems'> & { problems: readonly Problem[] }): ValidationReport {
  const linesOf = sourceReader(problems)
  const located = problems.map((problem): LocatedProblem => {
    const { file, line, column, code } = problem
    const lines = linesOf(file)
    const isWholeFile = line === 1 && column === 1 && ruleOf(code).group === 'files'
    const text = isWholeFile ? undefined : lines?.[line - 1]
    if (text === undefined) return { ...problem, endLine: line, endColumn: column }
    return { ...problem, endLine: line, endColumn: endOf(text, column, file.endsWith('.md') ? 'prose' : 'json'), source: lines }
  })
  return { ...rest, valid: !problems.some(({ severity }) => severity === 'error'), problems: located }
}
