import type { ConfigCache } from '#src/node/config/cache/configCache.ts'
import { diskCache } from '#src/node/config/cache/diskCache.ts'
import { loadKept } from '#src/node/config/loadKept.ts'

const caches = new Map<string, ReturnType<typeof diskCache>>()

/**
 * The cache of a config folder and its copies, which starts with the results of the last run, and a function that stores it for the next
 * one. An edit changes few files, and files of a copy are recognized by their content.
 */
export function draftCache(configDir: string): ReturnType<typeof diskCache> {
  const cache = caches.get(configDir) ?? diskCache(configDir)
  caches.set(configDir, cache)
  return cache
}

/** Stores the cache after changes of many files, so that the next run need not check these again. */
export function keepDrafts(configDir: string): void {
  draftCache(configDir).keep()
}

/** The same cache without the function that stores it. */
export function draftMemory(configDir: string): ConfigCache {
  return draftCache(configDir).memory
}

/**
 * Fills the cache, in threads if there is much to do, and stores it for the next run. For commands that edit; a folder that this process
 * has already loaded is in the cache.
 */
export async function warmDrafts(configDir: string): Promise<void> {
  const { memory, keep } = draftCache(configDir)
  if (memory.state) return
  await loadKept(configDir, { memory })
  keep()
}
