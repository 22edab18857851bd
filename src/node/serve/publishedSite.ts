import { statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { walk } from '#src/node/files/walk.ts'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import { type HostingTable, hostingTable } from '#src/node/hosting/hostingTable.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { type Noted, type Published, noteIdentity, readPublished } from '#src/node/render/incremental/readPublished.ts'
import { lazily } from '#src/site/lazily.ts'
import { type RedirectTable, redirectTable } from '#src/site/redirects/redirectTable.ts'
import { markdownHeaders } from '#src/node/hosting/markdownHeaders.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { ENCODINGS, type Encoding } from './encodings.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

/** A version of a file: its path, and its published state, if known. */
export interface ServedForm {
  file: string
  noted: Noted | undefined
}

/** A file that can be requested. */
export interface ServedFile {
  plain: ServedForm
  packed: ReadonlyMap<Encoding, ServedForm>
  encodings: readonly Encoding[]
  /** Headers in Node’s format: alternating names and values. */
  headers: readonly string[]
}

/** A built site as it was when it was read. */
export interface PublishedSite {
  /** Changes with every publishing, and when the record becomes available. */
  identity: string
  /** The path below which it is served; empty at the root. */
  base: string
  /** All files that can be requested, by path with a leading slash. */
  files: ReadonlyMap<string, ServedFile>
  /** The page with a path that differs only in case, by its lower-case path; `null` if there are several. */
  pages: ReadonlyMap<string, string | null>
  /** Compiled when the first address is asked for that is not known. */
  redirects(): RedirectTable
  /** The addresses of its pages. */
  addresses: ReadonlySet<string>
  /** Headers of all responses, with the policy for everything that is not a page. */
  headers: readonly string[]
  hsts: string | undefined
}

/** The location of a site. `workDir` is the working folder of its build; `config` takes precedence over the build record. */
export interface SitePlace {
  dist: string
  workDir: string
  config: Partial<ServedAs>
}

/** Whether `dist` still contains this site; undefined while there is none, between the two renames of a publishing. */
export function isCurrent({ identity }: PublishedSite, { dist, workDir }: SitePlace): boolean | undefined {
  const found = lookAt(dist)
  return found && (identity === found.folder || identity === unnoted(found, workDir))
}

/** A folder: `folder` changes with every publishing, `state` also with every change of its contents. Undefined if it does not exist. */
function lookAt(dist: string): { folder: string; state: string } | undefined {
  try {
    const { dev, ino, birthtimeMs, ctimeMs } = statSync(dist)
    return { folder: `${dev}:${ino}:${birthtimeMs}`, state: `${dev}:${ino}:${ctimeMs}` }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

/** The identity of a site without a build record, which may still appear. */
function unnoted({ state }: { state: string }, workDir: string): string {
  return `${state} without ${noteIdentity(workDir)}`
}

/**
 * Reads the built site. Files and folders that start with a dot are not part of it (except `/.well-known/`), nor are symbolic links and
 * their targets, which are logged. `isFirst`: no other site was served from there before. Throws a `ServeError` if `dist` cannot be read.
 */
export function readSite(place: SitePlace, log: (line: string) => void, isFirst: boolean): PublishedSite {
  const { dist, workDir } = place
  const found = lookAt(dist)
  if (!found) throw new ServeError(`There is no built site in ${dist}. Build it first: npm run build`)
  const identity = unnoted(found, workDir)
  const published = readPublished(workDir, dist, { mayBeCopy: isFirst })
  try {
    const { files, links } = walk(dist)
    for (const link of links) log(`${join(dist, link)} is a symbolic link and is not served`)
    const table = hostingTable({ ...NOTHING, ...published?.served, ...place.config }, published?.pageStyles ?? {})
    const served = servable(dist, files, published, table)
    return {
      identity: published ? found.folder : identity,
      base: table.base,
      files: served,
      pages: withoutCapitals(served),
      // The HTML redirect page for hosts without redirects may be at the same address.
      redirects: lazily(() => redirectTable(table.redirects)),
      addresses: new Set(table.pages.map(({ path }) => path)),
      headers: flat({ ...table.headers, 'Content-Security-Policy': table.policy() }),
      hsts: table.hsts,
    }
  } catch (error) {
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

const NOTHING: ServedAs = { redirects: [], csp: {}, security: {} }

/** Files that hosts read themselves and do not serve. */
const FOR_HOSTS = new Set(['_headers', '_redirects'])

function servable(dist: string, onDisk: string[], published: Published | undefined, table: HostingTable): Map<string, ServedFile> {
  const noted = published?.files ?? new Map<string, Noted>()
  // A published file that was deleted can still be requested, and is then reported as missing.
  const present = new Set([...onDisk, ...[...noted.keys()].map((url) => url.slice(1))])
  const age = (file: string) => statSync(join(dist, file), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity
  // A compressed file that was not published with its source is outdated if it is older.
  const isFresh = (file: string, ending: string) =>
    noted.has(`/${file}`) ? noted.has(`/${file}${ending}`) : present.has(file + ending) && age(file + ending) >= age(file)
  const form = (file: string): ServedForm => ({ file: join(dist, file), noted: noted.get(`/${file}`) })
  const policies = new Map(
    [...table.pages, ...(table.notFound ? [table.notFound] : []), ...table.notFoundIn].map(({ file, style }) => [
      file,
      style && `'${style}'`,
    ]),
  )
  const { markdownOf } = table
  const pageOf = new Map(markdownOf === undefined ? [] : table.pages.map(({ path }) => [pageFiles(path).markdown, path]))
  const hasMarkdown = new Set(
    markdownOf === undefined ? [] : table.pages.flatMap(({ path, file }) => (present.has(pageFiles(path).markdown.slice(1)) ? [file] : [])),
  )
  const served = new Map<string, ServedFile>()
  for (const file of present) {
    if (/(^|\/)\.(?!well-known\/)/.test(file) || FOR_HOSTS.has(file) || (/\.(br|gz)$/.test(file) && present.has(file.slice(0, -3))))
      continue
    const packed = new Map(ENCODINGS.flatMap(([encoding, ending]) => (isFresh(file, ending) ? [[encoding, form(file + ending)]] : [])))
    const url = `/${file.normalize()}`
    const page = pageOf.get(url)
    const vary = [...(hasMarkdown.has(url) ? ['Accept'] : []), ...(packed.size > 0 ? ['Accept-Encoding'] : [])]
    served.set(url, {
      plain: form(file),
      packed,
      encodings: [...packed.keys()],
      headers: flat({
        ...table.headers,
        'Content-Security-Policy': table.policy(policies.get(`/${file}`)),
        ...fileHeaders(`/${file}`, table.fileRules),
        ...(vary.length > 0 ? { Vary: vary.join(', ') } : {}),
        ...(page === undefined ? {} : markdownHeaders(markdownOf!, page)),
      }),
    })
  }
  return served
}

function withoutCapitals(files: ReadonlyMap<string, unknown>): Map<string, string | null> {
  const pages = new Map<string, string | null>()
  for (const url of files.keys()) {
    const path = /^(\/.+)\/index\.html$/.exec(url)?.[1]
    if (path === undefined) continue
    const small = path.toLowerCase()
    pages.set(small, pages.has(small) ? null : path)
  }
  return pages
}

/** Headers in the format that is fastest in Node. */
function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}
