import type { ValidationReport } from '#src/node/validate/validationReport.ts'

/** Shows what a validation found, as text without a line break at its end. It reads nothing but the report. */
export type Reporter = (report: ValidationReport, options: { color: boolean }) => string
