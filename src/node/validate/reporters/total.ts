import { problemCount } from '#src/node/validate/report.ts'
import type { ValidationReport } from '#src/node/validate/validationReport.ts'

/** How much was checked and what was found, as one line without any text from config. */
export function total({ checked, problems, elsewhere }: ValidationReport): string {
  const hidden = elsewhere > 0 ? ` (${elsewhere} more in files that have not changed)` : ''
  return `${checked.files} files, ${checked.pages} pages: ${problemCount([...problems])}${hidden}`
}
