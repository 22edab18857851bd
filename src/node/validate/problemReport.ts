import { outputColor } from '#src/node/text/outputColor.ts'
import type { Problem } from '#src/site/problem.ts'
import { text } from './reporters/text.ts'
import { type ValidationReport, validationReport } from './validationReport.ts'

/**
 * The text output of `validate`, for commands that check config first: problems with code frames, and their number; `elsewhere` is the
 * number of other problems.
 */
export function problemReport(
  problems: readonly Problem[],
  checked: { files: number; pages: number },
  more: Partial<Pick<ValidationReport, 'elsewhere'>> = {},
): string {
  return text(validationReport(problems, checked, more), { color: outputColor() })
}
