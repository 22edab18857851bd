import { randomUUID } from 'node:crypto'
import type { Change } from './change.ts'
import type { LogLine } from './editLog.ts'
import { type StepPages, keptStep } from './keptStep.ts'

/** The log line for changes that are undone as one; `at` is the time, in milliseconds since 1970, `by` the person. */
export function stepLine(
  changes: readonly Change[],
  label: string,
  at: number,
  pages: StepPages = { before: null, after: null },
  by?: string,
): Extract<LogLine, { did: 'step' }> {
  return { id: randomUUID(), did: 'step', joins: false, step: { ...keptStep(changes, label, at, pages), ...(by !== undefined && { by }) } }
}
