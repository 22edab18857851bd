import type { ValidationReport } from '#src/node/validate/validationReport.ts'

/** Number of checked files and of problems, as one line without any text from config. */
export function total({ checked, problems, elsewhere }: Pick<ValidationReport, 'checked' | 'problems' | 'elsewhere'>): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const found = [
    ...(errors > 0 || warnings === 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ].join(', ')
  const hidden = elsewhere > 0 ? ` (${elsewhere} more in unchanged files)` : ''
  return `${checked.files} files, ${checked.pages} pages: ${found}${hidden}`
}
