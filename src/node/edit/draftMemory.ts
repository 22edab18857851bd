import type { ConfigMemory } from '#src/node/config/cache/configMemory.ts'
import { keptMemory } from '#src/node/config/cache/keptMemory.ts'

const memories = new Map<string, ConfigMemory>()

/**
 * What is remembered of a config folder and its copies from one loading to the next, at first what the last run has left: what an edit
 * changes is a few files of many, and the files of a copy are known by their contents.
 */
export function draftMemory(configDir: string): ConfigMemory {
  const memory = memories.get(configDir) ?? keptMemory(configDir).memory
  memories.set(configDir, memory)
  return memory
}
