import { requiredFiles } from '#schemas/files.ts'
import { ownSectionProblems } from '#src/node/sections/ownSections.ts'
import { withPackagesMeant } from '#src/node/sections/withPackagesMeant.ts'
import { fileHashes } from '#src/node/files/fileHashes.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { type RuleSettings, withRuleSettings } from './assemble/ruleSettings.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import { type ConfigCache, type LoadedState, configCache } from './cache/configCache.ts'
import { sameState, sharedState } from './cache/sameState.ts'
import { laterProblems } from './assemble/laterProblems.ts'
import { type ListedFiles, listFiles } from './read/listFiles.ts'
import { type PageSource, madeFrom } from './assemble/madeFrom.ts'
import type { PageFacts } from './assemble/pageFacts.ts'
import { pageReader } from './cache/pageReader.ts'
import { sortedByPlace } from './parse/placeProblems.ts'
import { sharedConfig } from './assemble/sharedConfig.ts'
import { buildSiteSnapshot } from './assemble/buildSiteSnapshot.ts'
import { type SiteChanges, siteChanges } from './assemble/siteChanges.ts'
import type { SiteFindings } from './assemble/siteFindings.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import type { BegunLoading } from './cache/warmCache.ts'
import { wholeSite } from './assemble/wholeSite.ts'

/** Result of loading: the site if it has no errors, and all problems, sorted by file and place. */
export type Loaded = {
  /** Its texts are converted to HTML on access. */
  readonly site: Site | null
  /** The readable parts, with or without problems; texts are Markdown. Null without a config folder. */
  config: ReadConfig | null
  problems: Problem[]
  checked: { files: number; pages: number }
  changes: SiteChanges
  /** Hashes of the JSON files as read, by file. */
  readonly hashes: ReadonlyMap<string, string>
  /** Sources of the page of a file; empty for any other file. */
  sourcesOf(file: string): PageSource[]
}

/**
 * `at` is the moment for publication times and fact checks, in milliseconds since 1970; default: now. `rules` override the settings of the
 * config, and `strict` makes every warning an error. `ahead` adds problems that would stop a build at the next moments at which the site
 * changes without an edit. `memory` is the cache of earlier loads of the same folder: only changes are read again, and new results are
 * added.
 */
export type LoadOptions = {
  at?: number | undefined
  rules?: RuleSettings | undefined
  strict?: boolean
  ahead?: boolean
  memory?: ConfigCache | undefined
}

/**
 * Reads and checks an entire config folder: list → read → parse → collect → assemble → check → place. Problems are values: it throws only
 * on bugs. Returns a site only if there is no problem of severity error.
 */
export function loadSite(configDir: string, options: LoadOptions = {}): Loaded {
  const listed = listFiles(configDir)
  return 'failure' in listed ? noSite(pathFromCwd(configDir), listed.failure) : loadListed(configDir, listed, options)
}

/** The steps after the first one, for listed files of the folder. */
export function loadListed(
  configDir: string,
  listed: ListedFiles,
  { at = Date.now(), rules = new Map(), strict = false, ahead = false, memory = configCache() }: LoadOptions,
  begun?: BegunLoading,
): Loaded {
  const folder = pathFromCwd(configDir)
  const hashes = begun?.hashes ?? fileHashes(configDir, memory.stamps)
  const shared = begun?.shared ?? sharedConfig(configDir, listed, hashes, memory.shared)
  const reader = pageReader(shared, memory, at)
  const facts = reader.factsAt(at)
  const siteThen = (moment: number, known: readonly PageFacts[], before?: SiteFindings) =>
    buildSiteSnapshot(shared, known, moment, folder, (page) => reader.page(page, 'markdown', moment), before)
  const state = stateNow()
  const { snapshot, changes } = state
  const { config, problems: found, rules: own, findings } = snapshot
  const problems = problemsNow()
  memory.shared = shared
  memory.state = state
  memory.findings = findings
  for (const [file, stamp] of hashes.stamps) if (memory.stamps.get(file) !== stamp) memory.changes += 1
  memory.stamps = hashes.stamps

  const isSound = !problems.some(({ severity }) => severity === 'error')
  const factsOf = new Map(facts.map((page) => [page.file, page]))
  return {
    get site() {
      if (!isSound) return null
      if (state.site === undefined) state.site = wholeSite(config, ({ file }) => reader.page(factsOf.get(file)!, 'html', at), at)
      return state.site
    },
    config,
    problems,
    checked: { files: listed.json.length, pages: allPages(config).length },
    changes,
    get hashes() {
      return new Map([...facts, ...shared.files].flatMap(({ file, hash }) => (hash === undefined ? [] : [[file, hash] as const])))
    },
    sourcesOf(file) {
      const page = factsOf.get(file)
      return page ? madeFrom(page) : []
    },
  }

  /** All problems in order. Cached with the site, unless they depend on more: on installed packages, or on future moments. */
  function problemsNow(): Problem[] {
    const later = ahead ? laterProblems(changes.later, found, (moment) => siteThen(moment, reader.factsAt(moment))) : []
    const ofSections = ownSectionProblems(configDir)
    const isKept = later.length === 0 && found.every(({ unknownType }) => unknownType === undefined)
    const key = isKept ? JSON.stringify([ofSections, [...rules], strict]) : undefined
    if (key !== undefined && state.sorted?.key === key) return state.sorted.problems
    const sorted = sortedByPlace([
      ...ofSections,
      ...withRuleSettings(withPackagesMeant(found, configDir), new Map([...own, ...rules]), strict),
      ...withRuleSettings(later, rules, strict),
    ])
    state.sorted = key === undefined ? undefined : { key, problems: sorted }
    return sorted
  }

  /** The site as last loaded, if nothing has changed since: an edit reads it before, during and after. */
  function stateNow(): LoadedState {
    const name = sharedState(folder, shared)
    const known = sameState(memory.state, { shared: name, facts, at })
    const made = () => ({
      shared: name,
      facts,
      at,
      snapshot: siteThen(at, facts, memory.findings),
      changes: siteChanges(shared, facts, at),
    })
    return known ?? made()
  }
}

function noSite(folder: string, failure: string): Loaded {
  const hint = `The current folder is ${process.cwd()}. Name a config folder with --config <dir>. It must contain ${requiredFiles.join(', ')}.`
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1, path: '' }
  return {
    site: null,
    config: null,
    problems: [{ code: 'E_NO_CONFIG', severity: 'error', file: folder, ...place, message: failure, hint }],
    checked: { files: 0, pages: 0 },
    changes: { last: null, later: [] },
    hashes: new Map(),
    sourcesOf: () => [],
  }
}
