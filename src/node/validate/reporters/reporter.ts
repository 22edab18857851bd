import type { ValidationReport } from '#src/node/validate/validationReport.ts'

/**
 * Formats the result of a validation, as text without a trailing line break. Reads only the report. `most` is the maximum number of
 * problems in formats for people.
 */
export type Reporter = (report: ValidationReport, options: { color: boolean; most?: number | undefined }) => string
