import { isNumber, isRecord, oneOf, shape, type Guard } from '#src/store/guards.ts'
import { SLICE_NAMES, TOOL_SLICES } from '#src/store/slices/index.ts'
import type { Decision, Keeping } from './Keeping.ts'

const isDecision = shape<Decision>({ word: oneOf(['kept', 'notKept']), at: isNumber })

/** What can be read of a stored Keeping, of unknown shape: a date or a decision that cannot is left out. */
export function readKeeping(stored: unknown): Keeping {
  const { until, copyUntil, decisions } = isRecord(stored) ? stored : {}
  return {
    until: sound(until, SLICE_NAMES, isNumber),
    ...(isNumber(copyUntil) && { copyUntil }),
    decisions: sound(decisions, Object.keys(TOOL_SLICES), isDecision),
  }
}

function sound<T>(record: unknown, keys: readonly string[], isSound: Guard<T>): Record<string, T> {
  const entries = isRecord(record) ? Object.entries(record) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => keys.includes(entry[0]) && isSound(entry[1])))
}
