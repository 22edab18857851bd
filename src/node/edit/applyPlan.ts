import type { Change } from './change.ts'
import type { LogLine } from './editLog.ts'
import type { Guard } from './rights/guard.ts'
import { type EditResult, refusedEdit } from './editResult.ts'
import { applyJournaled } from './journal.ts'
import { tryPlan } from './tryPlan.ts'
import { withConfigLock } from './withConfigLock.ts'

/**
 * Writes changes, all or none, and logs them, while holding the lock of the folder. They are first tried with `tryPlan`. Throws a
 * `LockError` like `withConfigLock`. Changes that the guard forbids are refused.
 */
export function applyPlan(configDir: string, changes: readonly Change[], line: LogLine, isStrict = false, guard?: Guard): EditResult {
  return withConfigLock(configDir, ({ workDir }) => {
    const forbidden = guard?.whyNot(changes)
    if (forbidden !== undefined) return refusedEdit(forbidden)
    const result = tryPlan(configDir, changes, isStrict)
    if (result.status !== 'written') return result
    const applied = applyJournaled(configDir, workDir, [...changes], line)
    return 'failure' in applied ? { ...result, status: 'conflict', message: applied.failure, loaded: undefined } : result
  })
}
