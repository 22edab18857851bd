import { type ConfigHold, takeConfigLock } from './takeConfigLock.ts'

/**
 * Runs `work` while only this process writes to a config folder, and returns its result. All changes of config use this lock: the editor,
 * patches, agents and commands. `work` must be synchronous. Throws a `LockError` like `takeConfigLock`.
 */
export function withConfigLock<Result>(configDir: string, work: (hold: ConfigHold) => Result): Result {
  const { hold, release } = takeConfigLock(configDir)
  try {
    return work(hold)
  } finally {
    release()
  }
}
