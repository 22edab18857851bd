import { takeConfigLock } from './takeConfigLock.ts'

/**
 * Runs asynchronous `work` while no other process changes a config folder, and returns its result. For commands, which do one thing: other
 * code of the same process could write in the meantime. Throws a `LockError` like `takeConfigLock`.
 */
export async function whileConfigRests<Result>(configDir: string, work: () => Promise<Result>): Promise<Result> {
  const { release } = takeConfigLock(configDir)
  try {
    return await work()
  } finally {
    release()
  }
}
