import type { ConfigMemory } from '#src/node/config/configMemory.ts'
import { keptMemory } from '#src/node/config/keptMemory.ts'

const memories = new Map<string, ConfigMemory>()

/**
 * What is known of a config folder and its copies from one loading to the next, and from earlier runs: a copy has the same files, known by
 * their contents.
 */
export function doorMemory(configDir: string): ConfigMemory {
  const memory = memories.get(configDir) ?? keptMemory(configDir).memory
  memories.set(configDir, memory)
  return memory
}
