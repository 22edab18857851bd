import type { Change } from './change.ts'
import type { LogLine } from './editLog.ts'
import type { EditResult } from './editResult.ts'
import { applyJournaled } from './journal.ts'
import { tryPlan } from './tryPlan.ts'
import { withConfigLock } from './withConfigLock.ts'

/**
 * Writes changes, all or none, and notes them in the log, while nobody else changes config. They are tried first, as `tryPlan` has it.
 * Throws a `LockError` as `withConfigLock` does.
 */
export function applyPlan(configDir: string, changes: readonly Change[], line: LogLine, isStrict = false): EditResult {
  return withConfigLock(configDir, ({ workDir }) => {
    const result = tryPlan(configDir, changes, isStrict)
    if (result.status !== 'written') return result
    const applied = applyJournaled(configDir, workDir, [...changes], line)
    return 'failure' in applied ? { ...result, status: 'conflict', message: applied.failure, loaded: undefined } : result
  })
}
