import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { keptMemory } from './keptMemory.ts'
import { listFiles } from './listFiles.ts'
import { type LoadOptions, type Loaded, loadListed, loadSite } from './loadSite.ts'
import { warmMemory } from './warmMemory.ts'

/**
 * Loads a config folder as `loadSite` does, for large ones too: what earlier runs have found out is taken from disk, and what many pages
 * lack is found out in threads. Gives the same as `loadSite` whatever is kept.
 */
export async function loadKept(configDir: string, { memory, ...options }: LoadOptions = {}): Promise<Loaded> {
  await takeOwnSections(configDir)
  const listed = listFiles(configDir)
  if ('failure' in listed) return loadSite(configDir, options)
  const kept = memory ? { memory, keep: () => {} } : keptMemory(configDir)
  const at = options.at ?? Date.now()
  const begun = await warmMemory(configDir, listed, kept.memory, at)
  const loaded = loadListed(configDir, listed, { ...options, at, memory: kept.memory }, begun)
  kept.keep()
  return loaded
}
