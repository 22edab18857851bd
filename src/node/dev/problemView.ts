import { createHash } from 'node:crypto'
import { type FrameLine, codeFrame } from '#src/node/validate/codeFrame.ts'
import { printable } from '#src/node/text/printable.ts'
import type { Problem } from '#src/site/problem.ts'

/** A problem in the overlay. `file` is empty if it has no location. `fix` is the label of its button, if it can be fixed. */
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

/** Converts a problem for the overlay. */
export function problemView(problem: Problem): ProblemView {
  const { severity, code, file, line, column, path, message, hint, excerpt, fix } = problem
  return {
    id: createHash('sha256')
      .update(JSON.stringify([code, file, line, column, path, message]))
      .digest('base64url')
      .slice(0, 16),
    severity,
    rule: code,
    file: printable(file),
    line,
    column,
    path: printable(path),
    message: printable(message),
    hint: hint === undefined ? undefined : printable(hint),
    frame: excerpt ? codeFrame(excerpt, problem) : [],
    fix: fix && printable(fix.label),
  }
}
