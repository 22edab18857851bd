import { type ConfigHold, takeConfigLock } from './takeConfigLock.ts'

/**
 * Runs `work` while this process alone writes to a config folder, and gives back what it gives. Everything that changes config stands in
 * this line: the editor, patches, agents and commands. `work` must not be asynchronous. Throws a `LockError` as `takeConfigLock` does.
 */
export function withConfigLock<Result>(configDir: string, work: (hold: ConfigHold) => Result): Result {
  const { hold, release } = takeConfigLock(configDir)
  try {
    return work(hold)
  } finally {
    release()
  }
}
