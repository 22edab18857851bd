import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { PAGE_PARTS, pageFiles } from '#src/node/hosting/pageFiles.ts'
import type { WrittenFile } from '#src/node/render/writePage.ts'
import { type SiteRecord, folderIdentity, readRecord, recordFile } from './siteRecord.ts'

/** A file as published: its size in bytes, and its hash. */
export type Noted = { bytes: number; sum: string }

/** The build record of the published site. */
export type Published = {
  /** All files, including compressed ones, by address. */
  files: ReadonlyMap<string, Noted>
  /** The page-specific styles of each page, by path: the hash of a block, or the address of a file. */
  pageStyles: Readonly<Record<string, string | undefined>>
  served: ServedAs
}

/**
 * The record of the site in `dist` by the build with this working folder; undefined if that build published another site. A site with
 * missing or damaged files still counts as the published one. `mayBeCopy`: a copy of it in another folder counts, too; not to be set while
 * a build may be publishing, because the record may then describe the previous site. Never throws.
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
  for (const [path, page] of Object.entries(record.pages)) {
    const urls = pageFiles(path)
    pageStyles[path] = page.style
    for (const part of PAGE_PARTS) {
      const written = page[part]
      if (written) note(files, urls[part], written)
    }
  }
  return { files, pageStyles, served: record.served }
}

/** Number of pages that identify a site. */
const LOOKED_AT = 16

/** Whether most pages of a sample spread over the site have their recorded size. */
function holdsMost(dist: string, pages: SiteRecord['pages']): boolean {
  const paths = Object.keys(pages)
  const some = paths.filter((_, index) => index % Math.ceil(paths.length / LOOKED_AT) === 0)
  const alike = some.filter((path) => {
    const stats = statSync(join(dist, pageFiles(path).document), { throwIfNoEntry: false })
    return stats?.size === pages[path]!.document.bytes
  })
  return alike.length * 2 > some.length
}

/** A value that changes with every new record; undefined if there is none yet. */
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
