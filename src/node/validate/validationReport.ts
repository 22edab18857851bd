import type { Problem } from '#src/site/problem.ts'

/** What a validation found, ready to be shown in any format. */
export type ValidationReport = {
  /** True when no problem is an error. */
  valid: boolean
  checked: { files: number; pages: number }
  /** Sorted by file and place. */
  problems: readonly Problem[]
  /** Paths of all files that were looked at, as problems name them. */
  files: readonly string[]
  /** How many problems lie in files that were not asked for. */
  elsewhere: number
}

/** The report of a validation that found these problems, all of them shown unless `more` says otherwise. */
export function validationReport(
  problems: readonly Problem[],
  checked: ValidationReport['checked'],
  more: Partial<Pick<ValidationReport, 'files' | 'elsewhere'>> = {},
): ValidationReport {
  return { valid: !problems.some(({ severity }) => severity === 'error'), checked, problems, files: [], elsewhere: 0, ...more }
}
