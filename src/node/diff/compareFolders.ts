import { type ConfigCache, configCache } from '#src/node/config/cache/configCache.ts'
import { type Loaded, loadSite } from '#src/node/config/loadSite.ts'
import type { Compared } from '#src/site/diff/compared.ts'
import { type SiteDiff, siteDiff } from '#src/site/diff/siteDiff.ts'
import type { Site } from '#src/site/site.ts'
import { type DiffReport, diffReport } from './diffReport.ts'
import { type Line, say } from './reportLine.ts'
import type { Revision } from './revisions.ts'

const nothing: Compared = {
  pages: [],
  redirects: [],
  assets: [],
  unshown: new Map(),
  timesOf: new Map(),
  collections: {},
  collectionNames: [],
}

/** The comparison of two config folders. `sites` are defined if they have no errors, `loaded` if the folders exist. */
export type ComparedFolders = {
  report: DiffReport
  changes: SiteDiff
  sites: { before: Site | null; after: Site | null }
  loaded: { before: Loaded | null; after: Loaded | null }
}

/**
 * Describes what changed from one config folder to another. `since` names the base, and `at` is the time, in milliseconds since 1970, that
 * decides what is published: the same for both, so that time alone changes nothing. `memory` caches the second folder, `memoryBefore` the
 * first.
 */
export function compareFolders(
  before: Revision,
  after: Revision,
  since: string,
  at: number,
  memory = configCache(),
  memoryBefore?: ConfigCache,
): ComparedFolders {
  const now = read(after, at, memory)
  // The facts of a page apply to every file with the same content.
  const old = read(before, at, memoryBefore ?? configCache({ facts: new Map(memory.facts) }))
  const changes = siteDiff(old.config, now.config)
  return {
    changes,
    report: diffReport(changes, since, [...old.notes, ...now.notes]),
    sites: { before: old.site, after: now.site },
    loaded: { before: old.loaded, after: now.loaded },
  }
}

type Read = { config: Compared; notes: Line[]; site: Site | null; loaded: Loaded | null }

/** The readable part of a config, and notes about it. */
function read({ ref, configDir }: Revision, at: number, memory: ConfigCache): Read {
  if (configDir === null) return { config: nothing, notes: [say`There is no config folder in ${ref}.`], site: null, loaded: null }
  const loaded = loadSite(configDir, { at, memory })
  const { config, problems, site } = loaded
  if (!config) return { config: nothing, notes: [say`The config folder in ${ref} is empty or cannot be read.`], site: null, loaded: null }
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const notes =
    errors > 0 ? [say`The config in ${ref} has ${errors} ${errors === 1 ? 'error' : 'errors'}, so only a part of it is compared.`] : []
  return { config, notes, site, loaded }
}
