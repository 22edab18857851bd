import type { ConfigMemory } from '#src/node/config/configMemory.ts'
import { keptMemory } from '#src/node/config/keptMemory.ts'

const memories = new Map<string, ConfigMemory>()

/** What is remembered of each config folder, at first what the last run has left: what an edit changes is a few files of many. */
export function draftMemory(configDir: string): ConfigMemory {
  const memory = memories.get(configDir) ?? keptMemory(configDir).memory
  memories.set(configDir, memory)
  return memory
}
