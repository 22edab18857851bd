import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import type { ContentSpool } from './cache/contentSpool.ts'
import { keptMemory } from './cache/keptMemory.ts'
import { listFiles } from './read/listFiles.ts'
import { type LoadOptions, type Loaded, loadListed, loadSite } from './loadSite.ts'
import { warmMemory } from './cache/warmMemory.ts'

/**
 * Loads a config folder as `loadSite` does, for large ones too: what earlier runs have found out is taken from disk, and what many pages
 * lack is found out in threads. Gives the same as `loadSite` whatever is kept. `spool` is there where the site will be shown as a whole:
 * what pages show is put there when there are many to read, so that they are not read a second time.
 */
export async function loadKept(
  configDir: string,
  { memory, spool, ...options }: LoadOptions & { spool?: ContentSpool | undefined } = {},
): Promise<Loaded> {
  await takeOwnSections(configDir)
  const listed = listFiles(configDir)
  if ('failure' in listed) return loadSite(configDir, options)
  const kept = memory ? { memory, keep: () => {} } : keptMemory(configDir)
  if (spool) kept.memory.contents = spool
  const at = options.at ?? Date.now()
  const begun = await warmMemory(configDir, listed, kept.memory, at)
  const loaded = loadListed(configDir, listed, { ...options, at, memory: kept.memory }, begun)
  kept.keep()
  return loaded
}
