import { requiredFiles } from '#schemas/files.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { type RuleSettings, withRuleSettings } from '#src/node/validate/ruleSettings.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import type { Problem } from '#src/site/problem.ts'
import type { Site } from '#src/site/site.ts'
import type { ConfigFacts } from './assembleSite.ts'
import { type MarkdownFile, fileFacts, markdownFacts } from './collectFacts.ts'
import { laterProblems } from './laterProblems.ts'
import { type ListedFiles, listFiles } from './listFiles.ts'
import { sortedByPlace } from './placeProblems.ts'
import { parseFile } from './parseFile.ts'
import { readAssets } from './readAssets.ts'
import { readJson, readMarkdownFile } from './readFiles.ts'
import { siteAt } from './siteAt.ts'
import { type SiteChanges, siteChanges } from './siteChanges.ts'
import { wholeSite } from './wholeSite.ts'

/** What loading gives: the site when nothing is wrong with it, and everything that is wrong, sorted by file and place. */
export type Loaded = {
  /** Its texts are made HTML when it is asked for. */
  readonly site: Site | null
  /** What could be read, with or without problems; its texts are Markdown still. Null when there is no config folder. */
  config: ReadConfig | null
  problems: Problem[]
  checked: { files: number; pages: number }
  changes: SiteChanges
}

/**
 * `at` is the moment that decides what is live and how old facts are, in milliseconds since 1970; now when left out. `rules` are settings
 * that hold above those of the config itself, and `strict` makes every warning an error. `ahead` adds what would stop a build at the next
 * moments at which the site changes by itself.
 */
export type LoadOptions = { at?: number | undefined; rules?: RuleSettings | undefined; strict?: boolean; ahead?: boolean }

/**
 * Reads and checks a whole config folder: list → read → parse → collect → assemble → check → place. Problems are values: it throws only on
 * bugs. A site comes back only when there is no problem of severity error.
 */
export function loadSite(
  configDir: string,
  { at = Date.now(), rules = new Map(), strict = false, ahead = false }: LoadOptions = {},
): Loaded {
  const folder = pathFromCwd(configDir)
  const listed = listFiles(configDir)
  if ('failure' in listed) return noSite(folder, listed.failure)
  const facts = readFacts(configDir, listed)
  const { config, pages, problems: found, rules: own } = siteAt(facts, at, folder)
  const changes = siteChanges(facts.files, at)
  const later = ahead ? laterProblems(facts, changes.later, found, folder) : []
  const problems = sortedByPlace([
    ...withRuleSettings(found, new Map([...own, ...rules]), strict),
    ...withRuleSettings(later, rules, strict),
  ])

  const isSound = !problems.some(({ severity }) => severity === 'error')
  let site: Site | null | undefined
  return {
    get site() {
      return (site ??= isSound ? wholeSite(config, pages, at) : null)
    },
    config,
    problems,
    checked: { files: listed.json.length, pages: pages.length },
    changes,
  }
}

/** The steps that do not depend on the moment, for each file by itself: read, parse and collect. */
export function readFacts(configDir: string, listed: ListedFiles): ConfigFacts {
  const { json, markdown, assets, outside, problems } = listed
  const parsed = json.map((file) => parseFile(readJson(configDir, file, outside.has(file))))
  const files = parsed.map(fileFacts)
  const texts = markdown.flatMap((file): [string, MarkdownFile][] => {
    const read = readMarkdownFile(configDir, file, outside.has(file))
    return read === undefined ? [] : [[file, markdownFacts(read)]]
  })
  const { pictures, problems: unfit } = readAssets(configDir, assets)
  return { files, markdown: new Map(texts), listed, pictures, problems: [...problems, ...unfit, ...files.flatMap((file) => file.problems)] }
}

function noSite(folder: string, failure: string): Loaded {
  const hint = `Looked for it from ${process.cwd()}. Name a folder with --config <dir>; it needs ${requiredFiles.join(', ')}.`
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1, path: '' }
  return {
    site: null,
    config: null,
    problems: [{ code: 'E_NO_CONFIG', severity: 'error', file: folder, ...place, message: failure, hint }],
    checked: { files: 0, pages: 0 },
    changes: { last: null, later: [] },
  }
}
