import { existsSync, readFileSync } from 'node:fs'
import { printable } from '#src/node/text/printable.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { codeFrame } from '#src/node/validate/codeFrame.ts'
import type { CodeFault } from './codeFault.ts'
import { CODE_RULE } from './codeRule.ts'
import type { ProblemView } from './problemView.ts'

/** Why code cannot be run, as an item of the overlay’s list of problems. */
export function codeFaultView({ message, place }: CodeFault): ProblemView {
  const { file, line, column } = place ?? { file: '', line: 1, column: 1 }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return {
    id: 'code',
    severity: 'error',
    rule: CODE_RULE,
    file: place ? printable(pathFromCwd(file)) : '',
    line,
    column,
    path: '',
    message: printable(message),
    frame: codeFrame({ first: 1, lines }, { line, column, endColumn: column + 1 }),
  }
}

/** The same for the terminal, in one line. */
export function codeFaultLine({ message, place }: CodeFault): string {
  return printable(place ? `${pathFromCwd(place.file)}:${place.line}:${place.column} ${message}` : message)
}
