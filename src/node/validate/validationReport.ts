import type { Problem } from '#src/site/problem.ts'

/** The result of a validation, for any format. */
export type ValidationReport = {
  /** True if no problem is an error. */
  valid: boolean
  checked: { files: number; pages: number }
  /** Sorted by file and place. */
  problems: readonly Problem[]
  /** Paths of all checked files, as in problems. */
  files: readonly string[]
  /** Number of problems in files that were not selected. */
  elsewhere: number
}

/** The report of a validation with these problems, all of them shown unless `more` says otherwise. */
export function validationReport(
  problems: readonly Problem[],
  checked: ValidationReport['checked'],
  more: Partial<Pick<ValidationReport, 'files' | 'elsewhere'>> = {},
): ValidationReport {
  return { valid: !problems.some(({ severity }) => severity === 'error'), checked, problems, files: [], elsewhere: 0, ...more }
}
