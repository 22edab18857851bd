import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import { refreshSchemas } from '#src/node/editorSchemas/refreshSchemas.ts'
import { withConfigLock } from '#src/node/edit/withConfigLock.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { writeWhole } from '#src/node/files/writeWhole.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'
import { errorsWith } from './errorsWith.ts'
import { type ImportLog, importLog } from './importLog.ts'
import { ImportFault } from './importFault.ts'
import { type ImportReport, importReport, reportMarkdown } from './importReport.ts'
import type { Media } from './media.ts'
import { type MadeFiles, type Refused, type Target, makeFiles } from './plan/makeFiles.ts'
import type { RedirectRow } from './plan/redirectRows.ts'
import type { SourceSite } from './SourceSite.ts'
import { type AddressName, addressNames } from './text/addressName.ts'

/** Notes of an import in the config folder: hidden, so that the site does not read them. */
const NOTES = '.import'
const MOST_TRIES = 12

/** What an importer read from a source. `altOf` gives words for a picture, and `finish` counts files when all pages are made. */
export type Source = {
  name: string
  media: Media
  read(log: ImportLog, today: string, addressName: AddressName): { site: SourceSite; altOf(url: string): string; finish(): void }
}

/**
 * Writes what a source has into a config folder, and reports it. The result has no errors: what would cause one comes in a simpler form, or
 * is left out and told. A second import of the same source changes nothing, and keeps files that were edited since. Throws an
 * `ImportFault`, or a `LockError` like `withConfigLock`.
 */
export async function importInto(
  configDir: string,
  source: Source,
  { dryRun, today }: { dryRun: boolean; today: string },
): Promise<ImportReport> {
  const exists = existsSync(join(configDir, 'site.json'))
  if (!exists && existsSync(configDir) && findFiles(configDir).length > 0)
    throw new ImportFault(`${pathFromCwd(configDir)} has files, but no site.json. Name a config folder, or a new folder, with --to.`)
  const written = readWritten(configDir)
  // A later import of the same source keeps the day of the first one, so that it changes nothing.
  const day = firstDay(configDir) ?? today
  const present = exists ? loadSite(configDir) : undefined
  const before = (present?.problems ?? []).filter(({ severity }) => severity === 'error')
  if (before.length > 0)
    throw new ImportFault(`The site in ${pathFromCwd(configDir)} has errors. Correct them first:\n${problemsAsText(before)}`)
  const addressName = addressNames(present?.site?.settings.addresses)
  const isOwn = (file: string) => written.get(file) === hashOf(join(configDir, file))
  const all = exists ? findFiles(configDir) : []
  const kept = new Set(all.filter((file) => !isOwn(file)))
  const redirects = ownRedirects(configDir)
  const target: Target = {
    keeps: (file) => kept.has(file) && !written.has(file),
    paths: new Set([
      ...[...kept]
        .filter((file) => file.startsWith('pages/') && !written.has(file) && file !== 'pages/404.json')
        .flatMap((file) => pathOfFile(file) ?? []),
      ...redirects.map(({ from }) => from),
    ]),
    redirects,
  }
  const refused: Refused = { pages: new Map(), pieces: new Map(), assets: new Set(), redirects: new Map(), menus: false }

  for (let tries = 1; ; tries++) {
    source.media.restart()
    const log = importLog()
    const { site, altOf, finish } = source.read(log, day, addressName)
    const made = makeFiles(site, source.media, altOf, refused, target, day, log)
    finish()
    const files = await contents(made, source.media)
    const edited = [...files.keys()].filter((file) => kept.has(file) && file !== 'redirects.json')
    const changes = new Map([...files].filter(([file]) => !edited.includes(file)))
    const gone = [...written.keys()].filter((file) => !files.has(file) && isOwn(file))
    const problems = errorsWith(configDir, exists, changes, gone)
    if (problems.length > 0 && tries < MOST_TRIES && refuse(problems, made, refused)) continue
    if (problems.length > 0)
      throw new ImportFault(`The imported site would have errors, so nothing was written:\n${problemsAsText(problems)}`)

    const isSame = (file: string, bytes: Buffer) => existsSync(join(configDir, file)) && readFileSync(join(configDir, file)).equals(bytes)
    const differing = [...changes].filter(([file, bytes]) => !isSame(file, bytes))
    for (const file of edited) if (!written.has(file)) log.note('file', file, 'the site had one already, which stays')
    const report = importReport(source.name, day, log, made.redirects, {
      written: differing.length,
      unchanged: changes.size - differing.length,
      kept: edited.filter((file) => written.has(file)),
    })
    if (!dryRun)
      write(configDir, differing, gone, {
        files: new Map([...written].filter(([file]) => edited.includes(file)).concat(hashes(changes))),
        redirects: made.rows.slice(made.kept),
        report,
      })
    return report
  }
}

/** All files of a site by path, with their bytes. */
async function contents(made: MadeFiles, media: Media): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>(await media.files())
  for (const [file, text] of made.text) files.set(file, Buffer.from(text))
  for (const [file, value] of made.json) files.set(file, Buffer.from(`${JSON.stringify(value, null, 2)}\n`))
  return files
}

/** Notes what the next attempt must avoid. Returns whether there is anything new. */
function refuse(problems: readonly Problem[], made: MadeFiles, refused: Refused): boolean {
  let isNew = false
  const once = <Key, Value>(map: { has(key: Key): boolean; set(key: Key, value: Value): unknown }, key: Key, value: Value) => {
    if (map.has(key)) return
    map.set(key, value)
    isNew = true
  }
  for (const { file, path, message } of problems) {
    const page = made.pageOf.get(file)
    const row = /^redirects\.(\d+)/.exec(path)
    if (file.startsWith('assets/')) {
      if (!refused.assets.has(`/${file}`)) isNew = true
      refused.assets.add(`/${file}`)
    } else if (file === 'redirects.json' && row) {
      once(refused.redirects, made.rows[Number(row[1])]!.from, message)
    } else if (file === 'header.json' || file === 'footer.json') {
      if (!refused.menus) isNew = true
      refused.menus = true
    } else if (page !== undefined) {
      const section = /^sections\.(\d+)/.exec(path)
      // The first section is the hero.
      const pieces = section ? made.sectionsOf.get(file)?.[Number(section[1]) - 1]?.pieces : undefined
      if (!pieces) once(refused.pages, page, `the site cannot have it without an error: ${message}`)
      for (const piece of pieces ?? []) {
        const key = `${page}#${piece}`
        const care = refused.pieces.get(key)
        if (care === 'nothing') once(refused.pages, page, `the site cannot have it without an error: ${message}`)
        else {
          refused.pieces.set(key, care === undefined ? 'words' : 'nothing')
          isNew = true
        }
      }
    }
  }
  return isNew
}

function write(
  configDir: string,
  differing: readonly [string, Buffer][],
  gone: readonly string[],
  { files, redirects, report }: { files: ReadonlyMap<string, string>; redirects: readonly RedirectRow[]; report: ImportReport },
): void {
  mkdirSync(configDir, { recursive: true })
  withConfigLock(configDir, () => {
    for (const file of gone) rmSync(join(configDir, file), { force: true })
    const notes: [string, Buffer][] = [
      [`${NOTES}/written.json`, Buffer.from(`${JSON.stringify(Object.fromEntries([...files].sort()), null, 2)}\n`)],
      [`${NOTES}/redirects.json`, Buffer.from(`${JSON.stringify(redirects, null, 2)}\n`)],
      [`${NOTES}/report.json`, Buffer.from(`${JSON.stringify(report, null, 2)}\n`)],
      [`${NOTES}/report.md`, Buffer.from(reportMarkdown(report))],
    ]
    for (const [file, bytes] of [...differing, ...notes]) {
      mkdirSync(dirname(join(configDir, file)), { recursive: true })
      writeWhole(join(configDir, file), bytes)
    }
  })
  const { site } = loadSite(configDir)
  if (site) refreshSchemas(configDir, site, 'wanted')
}

function hashes(files: ReadonlyMap<string, Buffer>): [string, string][] {
  return [...files].map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('hex')])
}

function hashOf(file: string): string | undefined {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined
}

/** The files that earlier imports wrote, with the hashes of what they wrote. */
function readWritten(configDir: string): Map<string, string> {
  const file = join(configDir, NOTES, 'written.json')
  if (!existsSync(file)) return new Map()
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>))
  } catch {
    throw new ImportFault(`${pathFromCwd(file)} is damaged. Restore it from your repository, or delete it: all files then count as yours.`)
  }
}

function firstDay(configDir: string): string | undefined {
  const file = join(configDir, NOTES, 'report.json')
  if (!existsSync(file)) return undefined
  const said = /"day": "(\d{4}-\d{2}-\d{2})"/.exec(readFileSync(file, 'utf8'))
  return said?.[1]
}

/** The redirects of a site without those that earlier imports wrote, as long as they are unchanged. */
function ownRedirects(configDir: string): RedirectRow[] {
  const rows = (...parts: string[]): RedirectRow[] => {
    const file = join(configDir, ...parts)
    if (!existsSync(file)) return []
    const found = JSON.parse(readFileSync(file, 'utf8')) as RedirectRow[] | { redirects?: RedirectRow[] }
    return Array.isArray(found) ? found : (found.redirects ?? [])
  }
  const ours = new Set(rows(NOTES, 'redirects.json').map((row) => JSON.stringify(row)))
  return rows('redirects.json').filter((row) => !ours.has(JSON.stringify(row)))
}
