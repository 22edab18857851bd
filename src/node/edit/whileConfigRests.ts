import { takeConfigLock } from './takeConfigLock.ts'

/**
 * Runs `work`, which may take its time, while no other process changes a config folder, and gives back what it gives. For commands, which
 * do one thing: others of the same process could write meanwhile. Fails with a `LockError` as `takeConfigLock` does.
 */
export async function whileConfigRests<Result>(configDir: string, work: () => Promise<Result>): Promise<Result> {
  const { release } = takeConfigLock(configDir)
  try {
    return await work()
  } finally {
    release()
  }
}
