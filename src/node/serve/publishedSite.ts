import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { RequestHandler } from 'sirv'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import { ServeError } from './serveError.ts'
import { walk } from '#src/node/files/walk.ts'

/** The ways a file can be sent, best first, and what its compressed form is called. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export type Encoding = (typeof ENCODINGS)[number][0]

/** A built site as it stood when it was read. */
export interface PublishedSite {
  /** Differs from one publishing to the next. */
  identity: string
  /** Every file that may be asked for, by its path with a first slash, and its up-to-date compressed forms. */
  files: Map<string, Encoding[]>
  send: RequestHandler
  /** The page for unknown addresses, or `null` when the site has none. */
  notFound: Buffer | null
}

/**
 * Which publishing lies in `dist`, cheaply; `null` while there is none (between the two moves of a publishing).
 * A publishing is a new folder, so its number and its modification time identify it.
 */
export function identityOf(dist: string): string | null {
  try {
    const { dev, ino, ctimeMs } = statSync(dist)
    return `${dev}:${ino}:${ctimeMs}`
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

/**
 * Reads the built site. Files and folders that start with a dot are not part of it (but `/.well-known/` is), nor are symbolic
 * links, which are logged. Throws a `ServeError` when `dist` cannot be read or links to a folder or to nothing.
 */
export function readSite(dist: string, log: (line: string) => void): PublishedSite {
  const identity = identityOf(dist)
  if (identity === null) throw new ServeError(`There is no built site in ${dist}. Build it first: npm run build`)
  try {
    const { files, links } = walk(dist)
    for (const link of links) {
      // sirv goes through linked folders, however far they lead, and stumbles over dangling links.
      if (!statSync(join(dist, link), { throwIfNoEntry: false })?.isFile())
        throw new ServeError(`${join(dist, link)} is a symbolic link; a built site has plain files only. Build again: npm run build`)
      log(`${join(dist, link)} is a symbolic link and is not served`)
    }
    const send = sirv(dist, { dev: false, etag: true, gzip: true, brotli: true, dotfiles: false, extensions: [] })
    const notFound = files.includes('404.html') ? readFileSync(join(dist, '404.html')) : null
    return { identity, files: servable(dist, files), send, notFound }
  } catch (error) {
    if (error instanceof ServeError) throw error
    throw new ServeError(`${dist} cannot be read: ${errorReason(error)}.`, { cause: error })
  }
}

function servable(dist: string, files: string[]): PublishedSite['files'] {
  const present = new Set(files)
  const plain = files.filter(
    (file) => !/(^|\/)\.(?!well-known\/)/.test(file) && !(/\.(br|gz)$/.test(file) && present.has(file.slice(0, -3))),
  )
  const age = (file: string) => statSync(join(dist, file)).mtimeMs
  return new Map(
    plain.map((file) => {
      const packed = ENCODINGS.filter(([, ending]) => present.has(file + ending))
      // A compressed form that is older than its source belongs to another text.
      const fresh = packed.length === 0 ? [] : packed.filter(([, ending]) => age(file + ending) >= age(file))
      return [`/${file.normalize()}`, fresh.map(([encoding]) => encoding)]
    }),
  )
}
