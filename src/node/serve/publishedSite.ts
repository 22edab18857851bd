import { statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { walk } from '#src/node/files/walk.ts'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import { type HostingTable, hostingTable } from '#src/node/hosting/hostingTable.ts'
import type { ServedAs, ServedRedirect } from '#src/node/hosting/servedAs.ts'
import { type Noted, type Published, noteIdentity, readPublished } from '#src/node/render/kept/readPublished.ts'
import { ENCODINGS, type Encoding } from './encodings.ts'
import { ServeError } from '#src/node/hosting/serveError.ts'

/** One form of a file: where it is, and what it was when it was published, where that is known. */
export interface ServedForm {
  file: string
  noted: Noted | undefined
}

/** A file that may be asked for. */
export interface ServedFile {
  plain: ServedForm
  packed: ReadonlyMap<Encoding, ServedForm>
  encodings: readonly Encoding[]
  /** Headers as Node takes them: names and values in turn. */
  headers: readonly string[]
}

/** A built site as it stood when it was read. */
export interface PublishedSite {
  /** Differs from one publishing to the next, and when more has become known of this one. */
  identity: string
  /** Every file that may be asked for, by its path with a first slash. */
  files: ReadonlyMap<string, ServedFile>
  /** The one page that is called so but for capitals, by its path in small letters; `null` where there are several. */
  pages: ReadonlyMap<string, string | null>
  redirects: ReadonlyMap<string, ServedRedirect>
  /** Headers of all answers, with the policy of those that are no page. */
  headers: readonly string[]
  hsts: string | undefined
}

/** Where a site is. `workDir` is the working folder of its build; what `config` says counts before what the build noted. */
export interface SitePlace {
  dist: string
  workDir: string
  config: Partial<ServedAs>
}

/** Whether a site is still the one that lies in `dist`; undefined while there is none, between the two moves of a publishing. */
export function isCurrent({ identity }: PublishedSite, { dist, workDir }: SitePlace): boolean | undefined {
  const found = lookAt(dist)
  return found && (identity === found.folder || identity === unnoted(found, workDir))
}

/** A folder: `folder` is another for each publishing, `state` for each change of what is in it, too. Undefined when it is not there. */
function lookAt(dist: string): { folder: string; state: string } | undefined {
  try {
    const { dev, ino, birthtimeMs, ctimeMs } = statSync(dist)
    return { folder: `${dev}:${ino}:${birthtimeMs}`, state: `${dev}:${ino}:${ctimeMs}` }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

/** The identity of a site of which no build has noted anything: a note may still come. */
function unnoted({ state }: { state: string }, workDir: string): string {
  return `${state} without ${noteIdentity(workDir)}`
}

/**
 * Reads the built site. Files and folders that start with a dot are not part of it (but `/.well-known/` is), nor are symbolic links and
 * what lies behind them, which are logged. `isFirst`: no other site was served from there before. Throws a `ServeError` when `dist` cannot
 * be read.
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
      files: served,
      pages: withoutCapitals(served),
      // The page that leads on from there, for a host that knows no redirects, may lie at the same address.
      redirects: new Map(table.redirects.map((redirect) => [withoutSlash(redirect.from), redirect])),
      headers: flat({ ...table.headers, 'Content-Security-Policy': table.policy() }),
      hsts: table.hsts,
    }
  } catch (error) {
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

const NOTHING: ServedAs = { redirects: [], csp: {}, security: {} }

/** An address as redirects are looked up by. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** What hosts of files read for themselves, and do not serve. */
const FOR_HOSTS = new Set(['_headers', '_redirects'])

function servable(dist: string, onDisk: string[], published: Published | undefined, table: HostingTable): Map<string, ServedFile> {
  const noted = published?.files ?? new Map<string, Noted>()
  // A file that was published and is gone is still asked for, and is then missed.
  const present = new Set([...onDisk, ...[...noted.keys()].map((url) => url.slice(1))])
  const age = (file: string) => statSync(join(dist, file), { throwIfNoEntry: false })?.mtimeMs ?? -Infinity
  // A packed form that was not published with its source belongs to another text when it is older.
  const isFresh = (file: string, ending: string) =>
    noted.has(`/${file}`) ? noted.has(`/${file}${ending}`) : present.has(file + ending) && age(file + ending) >= age(file)
  const form = (file: string): ServedForm => ({ file: join(dist, file), noted: noted.get(`/${file}`) })
  const policies = new Map(
    [...table.pages, ...(table.notFound ? [table.notFound] : []), ...table.notFoundIn].map(({ file, style }) => [
      file,
      style && `'${style}'`,
    ]),
  )
  const served = new Map<string, ServedFile>()
  for (const file of present) {
    if (/(^|\/)\.(?!well-known\/)/.test(file) || FOR_HOSTS.has(file) || (/\.(br|gz)$/.test(file) && present.has(file.slice(0, -3))))
      continue
    const packed = new Map(ENCODINGS.flatMap(([encoding, ending]) => (isFresh(file, ending) ? [[encoding, form(file + ending)]] : [])))
    const url = `/${file.normalize()}`
    served.set(url, {
      plain: form(file),
      packed,
      encodings: [...packed.keys()],
      headers: flat({
        ...table.headers,
        'Content-Security-Policy': table.policy(policies.get(`/${file}`)),
        ...fileHeaders(`/${file}`, table.fileRules),
        ...(packed.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
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

/** Headers as Node takes them fastest. */
function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}
