import { join } from 'node:path'
import type { Collection, FragmentFile } from '#schemas/collection.ts'
import { type FileKind, requiredFiles } from '#schemas/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Page } from '#schemas/page.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { SlugsLock } from '#schemas/slugsLock.ts'
import type { Theme } from '#schemas/theme.ts'
import type { ReadConfig, Source } from '#src/site/checks/readConfig.ts'
import { ruleOf } from '#src/site/checks/ruleOf.ts'
import { runChecks } from '#src/site/checks/runChecks.ts'
import { type Times, isTimed, stateAt } from '#src/site/pages/live.ts'
import { liveMenus } from '#src/site/menus/liveMenus.ts'
import type { UnplacedProblem, Problem } from '#src/site/problem.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { hiddenPages } from '#src/site/checks/shape/alwaysShown.ts'
import { timeProblems } from '#src/site/checks/shape/timeOrder.ts'
import { timedParts } from '#src/site/pages/timedParts.ts'
import { type AssembledPage, assemblePage } from './assemblePage.ts'
import { assetProblem } from './assetProblem.ts'
import { type ParsedFile, readConfigFile } from './readConfigFile.ts'
import { listConfig } from './listConfig.ts'
import { fieldReferences } from './fieldReferences.ts'
import type { JsonFile } from './jsonFile.ts'
import { markDormant } from './markDormant.ts'
import { pathOfFile } from './pathOfFile.ts'
import { readPictures } from './readPictures.ts'
import { renderTexts } from './renderTexts.ts'
import { type RuleSettings, rulesOfConfig, withRuleSettings } from '#src/node/validate/ruleSettings.ts'
import { type SiteChanges, siteChanges } from './siteChanges.ts'
import { sortedProblems } from './sortedProblems.ts'
import { shownFolder } from '#src/node/files/shownFolder.ts'

const NOT_FOUND = 'pages/404.json'

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
 * that hold above those of the config itself.
 */
export type LoadOptions = { at?: number | undefined; rules?: RuleSettings | undefined }

/**
 * Reads and checks a whole config folder in one pass. Faults are values: it throws only on bugs. A site comes back only when there is no
 * problem of severity error.
 */
export function loadSite(configDir: string, { at = Date.now(), rules = new Map() }: LoadOptions = {}): Loaded {
  const shown = shownFolder(configDir)
  const problems: Problem[] = []
  const jsonFiles = new Map<string, JsonFile>()
  const parsed: ParsedFile[] = []
  const faulty: { file: string; kind: FileKind }[] = []

  const show = (file: string) => `${shown}/${file}`
  const fail = (file: string, code: Problem['code'], message: string, hint?: string) =>
    problems.push({ code, severity: 'error', file: show(file), line: 1, column: 1, path: '', message, hint })

  const folder = listConfig(configDir)
  if ('failure' in folder) {
    const hint = `Looked for it from ${process.cwd()}. Name a folder with --config <dir>; it needs ${requiredFiles.join(', ')}.`
    return {
      site: null,
      config: null,
      problems: [{ code: 'E_NO_CONFIG', severity: 'error', file: shown, line: 1, column: 1, path: '', message: folder.failure, hint }],
      checked: { files: 0, pages: 0 },
      changes: { last: null, later: [] },
    }
  }
  const { files: all, jsonFiles: jsonPaths, assets, outside } = folder

  for (const required of requiredFiles) {
    if (all.includes(required)) continue
    const isFolder = all.some((file) => file.startsWith(`${required}/`))
    fail(required, 'E_NO_FILE', isFolder ? 'this is a folder, not a file' : 'this file is missing', 'Every site needs it.')
  }
  for (const file of outside) fail(file, 'E_OUTSIDE', 'this link leads out of the config folder', 'Put the file itself here.')
  for (const file of jsonPaths) {
    const read = readConfigFile(configDir, file, show(file), outside.has(file))
    problems.push(...read.problems)
    if (read.json) jsonFiles.set(file, read.json)
    if (read.parsed) parsed.push(read.parsed)
    else if (read.kind) faulty.push({ file, kind: read.kind })
  }
  for (const file of assets) {
    const fault = assetProblem(join(configDir, file))
    if (fault) fail(file.slice(1), 'E_ASSET', fault)
  }

  function locate({ code, file, keyPath, text, onKey, message, hint = ruleOf(code).hint, fix }: UnplacedProblem) {
    const { severity } = ruleOf(code)
    const place = text
      ? { line: text.line, column: text.column ?? 1 }
      : (jsonFiles.get(file)?.place(keyPath, onKey) ?? { line: 1, column: 1 })
    problems.push({ code, severity, file: show(text?.file ?? file), ...place, path: text ? '' : keyPath.join('.'), message, hint, fix })
  }

  const fragmentNames = jsonPaths.flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
  const { references, parts, textFields, problems: unknownNames } = fieldReferences(parsed, fragmentNames)
  unknownNames.forEach(locate)

  const timed = parsed.flatMap(({ file, kind, value }) => timedParts(kind, value).map((part) => ({ file, ...part })))
  timed.flatMap(timeProblems).forEach(locate)

  const one = <Value>(kind: FileKind) => parsed.find((found) => found.kind === kind)?.value as Value | undefined
  const many = <Value>(kind: FileKind) => parsed.filter((found) => found.kind === kind) as ParsedFile<Value>[]

  const collections = new Map(many<Collection>('collection').map((found) => [collectionOf(found.file), found]))
  const fragments = new Map(many<FragmentFile>('fragment').map((found) => [found.file.slice('fragments/'.length, -'.json'.length), found]))
  const texts = new Map<string, string>()
  const headingLevels = new Map<string, number[]>()
  const context = {
    configDir,
    collections,
    fragments,
    references,
    textFields,
    texts,
    sharedTexts: new Map(),
    headingLevels,
    at,
    report: locate,
  }

  const written = [...many<Page>('page'), ...many<Page>('entry')]
  written.flatMap(hiddenPages).forEach(locate)
  const shownPages = written.filter(({ value }) => !value.draft && stateAt(value, at) !== 'expired')
  // Those that appear later are read now, so that their faults are told while somebody looks, and left out.
  const assembled = shownPages
    .map((found) => ({ found, made: assemblePage(found, context) }))
    .filter(({ found }) => stateAt(found.value, at) === 'live')
    .map(({ made }) => made)
    .filter((found): found is AssembledPage => found !== null)
    .sort(({ page: a }, { page: b }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.file < b.file ? -1 : 1))
  const pages = assembled.map(({ page }) => page)

  const notFound = pages.find(isNotFound)
  if (!all.includes(NOT_FOUND)) fail(NOT_FOUND, 'E_NO_FILE', 'this file is missing', 'It is shown when a page does not exist.')

  const unshown = new Map<string, 'draft' | 'faulty' | 'scheduled' | 'expired'>()
  const timesOf = new Map<string, Times>()
  const pathOf = (file: string) =>
    pathOfFile(file, file.startsWith('collections/') ? collections.get(collectionOf(file))?.value : undefined)
  for (const { file, value } of written) {
    const state = value.draft ? 'draft' : stateAt(value, at)
    const path = state !== 'live' || isTimed(value) ? pathOf(file) : null
    if (path === null) continue
    if (state !== 'live') unshown.set(path, state)
    if (state !== 'draft') timesOf.set(path, value)
  }
  for (const { file, kind } of faulty) {
    const path = kind === 'page' || (kind === 'entry' && collections.has(collectionOf(file))) ? pathOf(file) : null
    if (path !== null) unshown.set(path, 'faulty')
  }
  markDormant(
    references,
    timed.filter(({ times }) => stateAt(times, at) !== 'live'),
  )

  const config: ReadConfig = {
    settings: one<SiteSettings>('site'),
    theme: one<Theme>('theme'),
    header: one<Header>('header'),
    footer: one<Footer>('footer'),
    redirects: one<Redirects>('redirects')?.redirects ?? [],
    pages: pages.filter((page) => page !== notFound),
    notFound,
    headingLevels,
    collections: Object.fromEntries([...collections].map(([name, found]) => [name, found.value])),
    references,
    assets,
    parts,
    unshown,
    timesOf,
    collectionNames: jsonPaths.flatMap((file) => /^collections\/([^/]+)\/index\.json$/.exec(file)?.[1] ?? []),
    knowsAllPaths: !faulty.some(({ kind }) => kind === 'collection' || kind === 'redirects'),
    isWhole: !problems.some(({ severity }) => severity === 'error'),
    today: new Date(at).toISOString().slice(0, 10),
    fragmentNames,
    textFiles: all.filter((file) => /^(?:pages|collections|fragments)\/.*\.md$/.test(file)),
    sources: [...[...jsonFiles].map(([file, json]) => sourceOf(file, json)), ...[...texts].map(([file, text]) => ({ file, text }))],
    pictures: readPictures(configDir, assets),
    published: one<SlugsLock>('slugs')?.paths,
  }
  runChecks(config).forEach(locate)
  const own = rulesOfConfig(config.settings?.rules ?? {})
  own.problems.forEach(locate)

  const sorted = sortedProblems(withRuleSettings(problems, new Map([...own.settings, ...rules]), false))
  const failed = sorted.some(({ severity }) => severity === 'error')
  let site: Site | null | undefined
  return {
    get site() {
      return (site ??= failed ? null : wholeSite(config, assembled, at))
    },
    config,
    problems: sorted,
    checked: { files: jsonPaths.length, pages: pages.length },
    changes: siteChanges(timed, written, at),
  }
}

/** Its value is read when it is asked for. */
function sourceOf(file: string, json: JsonFile): Source {
  return {
    file,
    text: json.text,
    get value() {
      return json.value
    },
  }
}

function collectionOf(file: string): string {
  return file.split('/')[1]!
}

/**
 * The site, once nothing is missing, with its texts as HTML. The required files are there: their absence is a problem of severity error.
 */
function wholeSite(
  { settings, theme, header, footer, redirects, collections, references, assets }: ReadConfig,
  assembled: readonly AssembledPage[],
  at: number,
): Site | null {
  const pages = assembled.map(({ page, texts }) => renderTexts(page, texts))
  const notFound = pages.find(isNotFound)
  if (!settings || !theme || !header || !footer || !notFound) return null
  const paths = new Set(pages.map(({ path }) => path))
  // A page may have a redirect for the time when it is not live.
  const awake = redirects.filter(({ from }) => !paths.has(from.length > 1 ? from.replace(/\/+$/, '') : from))
  const live = references.filter(({ isDormant }) => !isDormant)
  return liveMenus(
    {
      settings,
      theme,
      header,
      footer,
      notFound,
      redirects: awake,
      pages: pages.filter((page) => page !== notFound),
      collections,
      references: live,
      assets,
    },
    at,
  )
}

function isNotFound({ file }: SitePage): boolean {
  return file === NOT_FOUND
}
