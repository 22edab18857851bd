import type { Change } from './change.ts'
import type { LogLine } from './editLog.ts'
import type { EditResult } from './editResult.ts'
import { applyJournaled } from './journal.ts'
import { tryPlan } from './tryPlan.ts'
import { withConfigLock } from './withConfigLock.ts'

/**
 * Writes changes, all or none, and logs them, while holding the lock of the folder. They are first tried with `tryPlan`. Throws a
 * `LockError` like `withConfigLock`.
 */
export function applyPlan(configDir: string, changes: readonly Change[], line: LogLine, isStrict = false): EditResult {
  return withConfigLock(configDir, ({ workDir }) => {
    const result = tryPlan(configDir, changes, isStrict)
    if (result.status !== 'written') return result
    const applied = applyJournaled(configDir, workDir, [...changes], line)
    return 'failure' in applied ? { ...result, status: 'conflict', message: applied.failure, loaded: undefined } : result
  })
}
