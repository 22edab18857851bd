import type { ConfigCache } from '#src/node/config/cache/configCache.ts'
import { diskCache } from '#src/node/config/cache/diskCache.ts'

const memories = new Map<string, ConfigCache>()

/**
 * What is remembered of a config folder and its copies from one loading to the next, at first what the last run has left: what an edit
 * changes is a few files of many, and the files of a copy are known by their contents.
 */
export function draftMemory(configDir: string): ConfigCache {
  const memory = memories.get(configDir) ?? diskCache(configDir).memory
  memories.set(configDir, memory)
  return memory
}
