import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import type { RenderedSectionsFile } from './cache/renderedSectionsFile.ts'
import { diskCache } from './cache/diskCache.ts'
import { listFiles } from './read/listFiles.ts'
import { type LoadOptions, type Loaded, loadListed, loadSite } from './loadSite.ts'
import { warmCache } from './cache/warmCache.ts'

/**
 * Loads a config folder like `loadSite`, for large ones too: results of earlier runs are read from disk, and many missing ones are computed
 * in threads. The result is always that of `loadSite`. Pass `spool` if the whole site will be rendered: with many pages to read, their
 * contents are written there, so that they are not read twice.
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
