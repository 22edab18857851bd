import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import type { RenderedSectionsFile } from './cache/renderedSectionsFile.ts'
import { diskCache } from './cache/diskCache.ts'
import { listFiles } from './read/listFiles.ts'
import { type LoadOptions, type Loaded, loadListed, loadSite } from './loadSite.ts'
import { warmCache } from './cache/warmCache.ts'

/**
 * Loads a config folder as `loadSite` does, for large ones too: what earlier runs have found out is taken from disk, and what many pages
 * lack is found out in threads. Gives the same as `loadSite` whatever is kept. `spool` is there where the site will be shown as a whole:
 * what pages show is put there when there are many to read, so that they are not read a second time.
 */
export async function loadKept(
  configDir: string,
  { memory, spool, ...options }: LoadOptions & { spool?: RenderedSectionsFile | undefined } = {},
): Promise<Loaded> {
  await takeOwnSections(configDir)
  const listed = listFiles(configDir)
  if ('failure' in listed) return loadSite(configDir, options)
  const kept = memory ? { memory, keep: () => {} } : diskCache(configDir)
  if (spool) kept.memory.contents = spool
  const at = options.at ?? Date.now()
  const begun = await warmCache(configDir, listed, kept.memory, at)
  const loaded = loadListed(configDir, listed, { ...options, at, memory: kept.memory }, begun)
  kept.keep()
  return loaded
}
