import type { ConfigCache } from '#src/node/config/cache/configCache.ts'
import { diskCache } from '#src/node/config/cache/diskCache.ts'
import { loadKept } from '#src/node/config/loadKept.ts'

const caches = new Map<string, ReturnType<typeof diskCache>>()

/**
 * What is remembered of a config folder and its copies from one loading to the next, at first what the last run has left, with a way to
 * leave it for the next one: what an edit changes is a few files of many, and the files of a copy are known by their contents.
 */
export function draftCache(configDir: string): ReturnType<typeof diskCache> {
  const cache = caches.get(configDir) ?? diskCache(configDir)
  caches.set(configDir, cache)
  return cache
}

/** The same without the way to leave it. */
export function draftMemory(configDir: string): ConfigCache {
  return draftCache(configDir).memory
}

/**
 * Finds out what nothing is remembered of, in threads when that is much, and leaves it for the next run. For commands that edit: who has
 * loaded the folder before has it at hand.
 */
export async function warmDrafts(configDir: string): Promise<void> {
  const { memory, keep } = draftCache(configDir)
  if (memory.state) return
  await loadKept(configDir, { memory })
  keep()
}
