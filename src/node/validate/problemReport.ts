import { outputColor } from '#src/node/text/outputColor.ts'
import type { Problem } from '#src/site/problem.ts'
import { text } from './reporters/text.ts'
import { validationReport } from './validationReport.ts'

/** What `validate` shows for people, for commands that check config on the way: problems with code frames, and their number. */
export function problemReport(problems: readonly Problem[], checked: { files: number; pages: number }): string {
  return text(validationReport(problems, checked), { color: outputColor() })
}
