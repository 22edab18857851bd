import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { z } from 'zod'
import type { Collection, FragmentFile } from '#schemas/collection.ts'
import { type FileKind, files as fileTable, requiredFiles } from '#schemas/files.ts'
import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import type { Page } from '#schemas/page.ts'
import type { Redirects } from '#schemas/redirects.ts'
import type { SiteSettings } from '#schemas/site.ts'
import type { Theme } from '#schemas/theme.ts'
import type { ReadConfig } from '#src/site/check.ts'
import { checks } from '#src/site/checks.ts'
import { didYouMean } from '#src/site/nearest.ts'
import type { Finding, Problem } from '#src/site/problem.ts'
import type { Reference, Site, SitePage } from '#src/site/site.ts'
import { assemblePage } from './assemblePage.ts'
import { assetFault } from './assetFault.ts'
import { visitFields } from './fields.ts'
import { findFiles } from './findFiles.ts'
import { type JsonFile, MAX_FILE_BYTES, parseJsonFile } from './jsonFile.ts'
import { iconNames } from './icons.ts'
import { pathOfFile } from './pathOfFile.ts'
import { errorCode, reason } from './reason.ts'
import { shapeProblems } from './shapeProblems.ts'

/** What loading gives: the site when nothing is wrong with it, and everything that is wrong, sorted by file and place. */
export type Loaded = { site: Site | null; problems: Problem[]; checked: { files: number; pages: number } }

/** A file that has the right shape. */
export type ParsedFile<Value = unknown> = { file: string; kind: FileKind; schema: z.ZodType; value: Value }

/**
 * Reads and checks a whole config folder in one pass. Faults are values: it throws only on bugs. A site comes back only when there is no
 * problem of severity error.
 */
export function loadSite(configDir: string): Loaded {
  const shown = (relative(process.cwd(), configDir) || '.').replaceAll('\\', '/')
  const problems: Problem[] = []
  const jsonFiles = new Map<string, JsonFile>()
  const parsed: ParsedFile[] = []
  const faulty: { file: string; kind: FileKind }[] = []
  const references: Reference[] = []

  const show = (file: string) => `${shown}/${file}`
  const fail = (file: string, code: string, message: string, hint?: string) =>
    problems.push({ code, severity: 'error', file: show(file), line: 1, column: 1, path: '', message, hint })

  const { files: all, failure } = listFiles(configDir)
  if (failure !== undefined) {
    const hint = `Looked for it from ${process.cwd()}. Name a folder with --config <dir>; it needs ${requiredFiles.join(', ')}.`
    return { site: null, problems: [{ code: 'E_NO_CONFIG', severity: 'error', file: shown, line: 1, column: 1, path: '', message: failure, hint }], checked: { files: 0, pages: 0 } }
  }
  const assets = all.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`)
  const jsonPaths = all.filter((file) => file.endsWith('.json') && !file.startsWith('assets/'))

  for (const required of requiredFiles) {
    if (all.includes(required)) continue
    const isFolder = all.some((file) => file.startsWith(`${required}/`))
    fail(required, 'E_NO_FILE', isFolder ? 'this is a folder, not a file' : 'this file is missing', 'Every site needs it.')
  }
  const inside = realpathSync(configDir) + sep
  for (const file of all) {
    if (leadsOutside(join(configDir, file), inside)) fail(file, 'E_OUTSIDE', 'this link leads out of the config folder', 'Put the file itself here.')
  }
  for (const file of jsonPaths) {
    const row = fileTable.find(({ pattern }) => pattern.test(file))
    if (!row) {
      fail(file, 'E_STRAY_FILE', 'no file of this name belongs here', 'Pages are in pages/, entries in collections/<name>/, shared sections in fragments/.')
      continue
    }
    const json = readJson(file)
    if (json) {
      jsonFiles.set(file, json)
      problems.push(...json.problems)
    }
    const result = json && json.problems.length === 0 ? row.schema.safeParse(json.value) : undefined
    if (result?.success) parsed.push({ file, kind: row.kind, schema: row.schema, value: result.data })
    else {
      faulty.push({ file, kind: row.kind })
      if (json && result) problems.push(...shapeProblems(show(file), json, row.schema, result.error))
    }
  }

  function readJson(file: string): JsonFile | undefined {
    const path = join(configDir, file)
    if (leadsOutside(path, inside)) return undefined
    try {
      const { size } = statSync(path)
      if (size > MAX_FILE_BYTES) {
        fail(file, 'E_TOO_BIG', `larger than ${MAX_FILE_BYTES / 1024} KB`, 'Split it into several files.')
        return undefined
      }
      return parseJsonFile(show(file), readFileSync(path, 'utf8'))
    } catch (error) {
      fail(file, 'E_UNREADABLE', `cannot be read: ${reason(error)}`)
      return undefined
    }
  }

  for (const file of assets) {
    const fault = assetFault(join(configDir, file))
    if (fault) fail(file.slice(1), 'E_ASSET', fault)
  }

  const icons = iconNames()
  const fragmentNames = jsonPaths.flatMap((file) => /^fragments\/([^/]+)\.json$/.exec(file)?.[1] ?? [])
  for (const { file, schema, value } of parsed) {
    visitFields(schema, value, (kind, target, at) => {
      if (kind === 'markdown') return
      if (kind === 'icon' && !icons.has(target)) {
        locate({ code: 'E_NO_ICON', file, at, message: `there is no icon "${target}"`, hint: didYouMean(target, icons) ?? 'Icon names are listed at lucide.dev/icons.' })
      } else if (kind === 'fragment' && !fragmentNames.includes(target)) {
        locate({ code: 'E_NO_FRAGMENT', file, at, message: `there is no file fragments/${target}.json`, hint: didYouMean(target, fragmentNames) })
      } else references.push({ kind: kind as Reference['kind'], value: target, file, at })
    })
  }

  function locate({ code, severity = 'error', file, at, text, onKey, message, hint, repair }: Finding) {
    const place = text ? { line: text.line, column: 1 } : (jsonFiles.get(file)?.place(at, onKey) ?? { line: 1, column: 1 })
    problems.push({ code, severity, file: show(text?.file ?? file), ...place, path: text ? '' : at.join('.'), message, hint, repair })
  }

  const one = <Value>(kind: FileKind) => parsed.find((found) => found.kind === kind)?.value as Value | undefined
  const many = <Value>(kind: FileKind) => parsed.filter((found) => found.kind === kind) as ParsedFile<Value>[]

  const collections = new Map(many<Collection>('collection').map((found) => [collectionOf(found.file), found]))
  const fragments = new Map(many<FragmentFile>('fragment').map((found) => [found.file.slice('fragments/'.length, -'.json'.length), found]))
  const context = { configDir, collections, fragments, references, report: locate }

  const written = [...many<Page>('page'), ...many<Page>('entry')]
  const pages = written
    .filter(({ value }) => !value.draft)
    .map((found) => assemblePage(found, context))
    .filter((page): page is SitePage => page !== null)
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.file < b.file ? -1 : 1))

  const notFound = pages.find(({ file }) => file === 'pages/404.json')
  if (!all.includes('pages/404.json')) fail('pages/404.json', 'E_NO_FILE', 'this file is missing', 'It is shown when a page does not exist.')

  const unshown = new Map<string, 'draft' | 'faulty'>()
  const without = (file: string, why: 'draft' | 'faulty') => {
    const path = pathOfFile(file, file.startsWith('collections/') ? collections.get(collectionOf(file))?.value : undefined)
    if (path !== null) unshown.set(path, why)
  }
  for (const { file, value } of written) if (value.draft) without(file, 'draft')
  for (const { file, kind } of faulty) if (kind === 'page' || (kind === 'entry' && collections.has(collectionOf(file)))) without(file, 'faulty')

  const config: ReadConfig = {
    settings: one<SiteSettings>('site'),
    theme: one<Theme>('theme'),
    header: one<Header>('header'),
    footer: one<Footer>('footer'),
    redirects: one<Redirects>('redirects')?.redirects ?? [],
    pages: pages.filter((page) => page !== notFound),
    notFound,
    collections: Object.fromEntries([...collections].map(([name, found]) => [name, found.value])),
    references,
    assets,
    unshown,
    collectionNames: jsonPaths.flatMap((file) => /^collections\/([^/]+)\/index\.json$/.exec(file)?.[1] ?? []),
    knowsAllPaths: !faulty.some(({ kind }) => kind === 'collection' || kind === 'redirects'),
  }
  for (const check of checks) check(config).forEach(locate)

  const sorted = sortedOnce(problems)
  const failed = sorted.some(({ severity }) => severity === 'error')
  return { site: failed ? null : wholeSite(config), problems: sorted, checked: { files: jsonPaths.length, pages: pages.length } }
}

function listFiles(configDir: string): { files: string[]; failure?: string } {
  try {
    if (!statSync(configDir).isDirectory()) return { files: [], failure: 'this is a file, not a config folder' }
    const files = findFiles(configDir)
    return files.length > 0 ? { files } : { files, failure: 'this config folder is empty' }
  } catch (error) {
    return { files: [], failure: errorCode(error) === 'ENOENT' ? 'there is no such config folder' : `the config folder cannot be read: ${reason(error)}` }
  }
}

/** Whether a symbolic link leads out of a folder. A dangling one does not: reading it says what is wrong. */
function leadsOutside(path: string, inside: string): boolean {
  if (!lstatSync(path).isSymbolicLink()) return false
  try {
    return !realpathSync(path).startsWith(inside)
  } catch {
    return false
  }
}

function collectionOf(file: string): string {
  return file.split('/')[1]!
}

/** Problems by file and place; one that was found on several ways, such as by each page that shows a fragment, is told once. */
function sortedOnce(problems: Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  return [...once.values()].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column))
}

/** The site, once nothing is missing. The required files are there: their absence is a problem of severity error. */
function wholeSite({ settings, theme, header, footer, notFound, redirects, pages, collections, references, assets }: ReadConfig): Site | null {
  return settings && theme && header && footer && notFound ? { settings, theme, header, footer, notFound, redirects, pages, collections, references, assets } : null
}
