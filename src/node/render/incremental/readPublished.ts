import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import type { WrittenFile } from '#src/node/render/writePage.ts'
import { type SiteRecord, folderIdentity, readRecord, recordFile } from './siteRecord.ts'

/** What a file was when it was published: its size in bytes, and its hash. */
export type Noted = { bytes: number; sum: string }

/** What a build noted of the site that it published. */
export type Published = {
  /** Every file, with its packed forms, by its address. */
  files: ReadonlyMap<string, Noted>
  /** What each page has for its own style, by path: the hash of a block, or the address of a file. */
  pageStyles: Readonly<Record<string, string | undefined>>
  served: ServedAs
}

/**
 * What the build with this working folder noted of the site in `dist`; undefined when that is another one than it published. A site of
 * which files are missing or damaged is still the one that was published. `mayBeCopy`: so is a copy of it, in another folder than the one
 * that was published; not to be said while a build may be publishing, when the note still speaks of the site before. Never throws.
 */
export function readPublished(workDir: string, dist: string, { mayBeCopy }: { mayBeCopy: boolean }): Published | undefined {
  const record = readRecord(workDir)
  if (typeof record === 'string') return undefined
  const [now, then] = [folderIdentity(dist), record.published]
  const isSameFolder = now.replace(/:[^:]*$/, '') === then.replace(/:[^:]*$/, '')
  if (now !== then && !((isSameFolder || mayBeCopy) && holdsMost(dist, record.pages))) return undefined
  const files = new Map<string, Noted>()
  for (const [name, [bytes, sum]] of Object.entries(record.others)) files.set(`/${name}`, { bytes, sum })
  const pageStyles: Record<string, string | undefined> = {}
  for (const [path, { document, data, style }] of Object.entries(record.pages)) {
    const urls = pageFiles(path)
    pageStyles[path] = style
    note(files, urls.document, document)
    note(files, urls.data, data)
  }
  return { files, pageStyles, served: record.served }
}

/** How many pages tell a site from another one. */
const LOOKED_AT = 16

/** Whether most of some pages, taken from all over the site, are as large as they were. */
function holdsMost(dist: string, pages: SiteRecord['pages']): boolean {
  const paths = Object.keys(pages)
  const some = paths.filter((_, index) => index % Math.ceil(paths.length / LOOKED_AT) === 0)
  const alike = some.filter((path) => {
    const stats = statSync(join(dist, pageFiles(path).document), { throwIfNoEntry: false })
    return stats?.size === pages[path]!.document.bytes
  })
  return alike.length * 2 > some.length
}

/** Differs when a build has noted something since; nothing while no build has. */
export function noteIdentity(workDir: string): string | undefined {
  const stats = statSync(recordFile(workDir), { throwIfNoEntry: false })
  return stats && `${stats.ino}:${stats.mtimeMs}`
}

function note(files: Map<string, Noted>, url: string, { bytes, br, gz, sums }: WrittenFile): void {
  const left = sums.values()
  for (const [ending, size] of [
    ['', bytes],
    ['.br', br],
    ['.gz', gz],
  ] as const)
    if (ending === '' || size > 0) files.set(url + ending, { bytes: size, sum: left.next().value ?? '' })
}
