import type { ValidationReport } from '#src/node/validate/validationReport.ts'

/** Shows what a validation found, as text without a line break at its end. It reads nothing but the report. `most` is how
 * many problems are shown at most, in formats for people. */
export type Reporter = (report: ValidationReport, options: { color: boolean; most?: number | undefined }) => string
