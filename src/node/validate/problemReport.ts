import { outputColor } from '#src/node/text/outputColor.ts'
import type { Problem } from '#src/site/problem.ts'
import { text } from './reporters/text.ts'
import { type ValidationReport, validationReport } from './validationReport.ts'

/**
 * What `validate` shows for people, for commands that check config on the way: problems with code frames, and their number; `elsewhere` is
 * how many others there are.
 */
export function problemReport(
  problems: readonly Problem[],
  checked: { files: number; pages: number },
  more: Partial<Pick<ValidationReport, 'elsewhere'>> = {},
): string {
  return text(validationReport(problems, checked, more), { color: outputColor() })
}
