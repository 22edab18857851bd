import { createHash } from 'node:crypto'
import { type FrameLine, codeFrame } from '#src/node/validate/codeFrame.ts'
import { plainText } from '#src/node/cli/plainText.ts'
import type { LocatedProblem } from '#src/node/validate/validationReport.ts'

/** A problem as the overlay shows it. `fix` is the text of its button, where it can be repaired. */
export type ProblemView = {
  id: string
  severity: 'error' | 'warning'
  rule: string
  file: string
  line: number
  column: number
  path: string
  message: string
  hint?: string | undefined
  frame: FrameLine[]
  fix?: string | undefined
}

/** What the overlay needs of a problem. */
export function problemView(problem: LocatedProblem): ProblemView {
  const { severity, code, file, line, column, path, message, hint, source, repair } = problem
  return {
    id: createHash('sha256')
      .update(JSON.stringify([code, file, line, column, path, message]))
      .digest('base64url')
      .slice(0, 16),
    severity,
    rule: code,
    file: plainText(file),
    line,
    column,
    path: plainText(path),
    message: plainText(message),
    hint: hint === undefined ? undefined : plainText(hint),
    frame: source ? codeFrame(source, problem) : [],
    fix: repair && plainText(repair.label),
  }
}
