import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { shareFile } from '#src/node/files/shareFile.ts'
import { fileHeaders } from '#src/node/hosting/fileHeaders.ts'
import type { HeadersRule } from '#src/node/hosting/HeadersRule.ts'
import { errorCode } from '#src/node/files/systemError.ts'
import { pageFiles } from '#src/node/hosting/pageFiles.ts'
import { isStyleFile } from '#src/node/hosting/pageStyle.ts'
import { madeOnce } from '#src/site/madeOnce.ts'
import { type WrittenFile, sumsOf } from '#src/node/render/writePage.ts'
import { isAsNoted } from './otherFiles.ts'
import { type PageRecord, type SiteRecord, folderIdentity } from './siteRecord.ts'

/** Whether the content at an address never changes, so that equal names mean equal content. `rules` are those of packages. */
export function isNamedByContent(url: string, rules: readonly HeadersRule[] = []): boolean {
  return fileHeaders(url, rules)['Cache-Control']!.includes('immutable')
}

/** A site being assembled in a folder. Files of the published site are taken over without being read or written. */
export type StagedSite = {
  /** Whether a file of the published site exists and certainly matches the record. */
  hasPublished(url: string): boolean
  /** The path of a published file if it certainly matches the record; it may have been deleted. */
  published(url: string): string | undefined
  /**
   * Takes over the document of a page with its style sheet, its data with its Markdown, or both; false if they are not there as written.
   */
  keep(path: string, record: PageRecord, what: 'document' | 'data' | 'both'): boolean
  /** Takes over the style sheet of a page, if it has one; false if it is not there as written. */
  keepStyle(style: string | undefined): boolean
  /** Takes over a file outside pages with its compressed files; false if it is not there as written. */
  keepOther(url: string): boolean
  /** Records existing style sheets, with their compressed files. */
  noteStyles(urls: Iterable<string>): void
  /** Writes a file outside pages, or takes it over from the disk (`share`: the file is never written to) or from the published site. */
  put(url: string, from: { content: Buffer | string } | { file: string; share: boolean } | 'published'): void
  /** Deletes leftovers of earlier builds: files of pages that are not in `paths`, and other files that were not put. */
  tidy(paths: ReadonlySet<string>): void
  /** The files outside pages that were put or recorded, as paths below the folder; `fresh` are those just written. */
  others: Set<string>
  fresh: string[]
  /** Whether it started from a published site, so that only the listed files are new. */
  isTurned: boolean
}

/** The folders of a build: the published site, the previous one, and the staging folder of the next one. */
export type SiteFolders = { dist: string; previous: string; staging: string }

/**
 * Starts a site. With a record of the published one, the new site starts in `previous`, which contains the same files, if it is unmodified:
 * then only differences are written. Otherwise the new site starts empty, and every reused file is hard-linked into it.
 */
export function stageSite(
  { dist, previous, staging }: SiteFolders,
  record: SiteRecord | undefined,
  rules: readonly HeadersRule[] = [],
): StagedSite {
  rmSync(staging, { recursive: true, force: true })
  const isTrusted = record !== undefined && folderIdentity(dist) === record.published
  const isTurned = isTrusted && record.previous !== undefined && folderIdentity(previous) === record.previous
  if (isTurned) renameSync(previous, staging)
  else mkdirSync(staging, { recursive: true })
  const makeFolder = madeOnce((folder: string) => mkdirSync(folder, { recursive: true }))
  const inStaging = new Set(isTurned ? Object.keys(record.others) : [])
  const [publishedIn, stagedIn] = [filesIn(dist), filesIn(staging)]
  const others = new Set<string>()
  const fresh: string[] = []

  function keepFile(url: string, written: WrittenFile): boolean {
    if (isTurned && statSync(staging + url, { throwIfNoEntry: false })?.size === written.bytes) return true
    const [from, to] = [join(dist, url), safeJoin(staging, url)]
    if (isTurned) remove(to)
    if (!isTrusted && !isAsWritten(from, written)) return false
    try {
      mkdirSync(dirname(to), { recursive: true })
      for (const ending of fileForms(written)) shareOnce(from + ending, to + ending)
      return true
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error
      remove(to)
      return false
    }
  }

  const keepStyleFile = madeOnce((url: string) => existsSync(staging + url) || takeOver(url))
  const keepStyle = (style: string | undefined) => !isStyleFile(style) || keepStyleFile(style)

  /** Links a file outside pages, and its compressed files, into the new site. */
  function takeOver(url: string): boolean {
    const forms = ['', '.br', '.gz'].filter((form) => record?.others[url.slice(1) + form])
    const isThere = (form: string) => {
      const noted = record!.others[url.slice(1) + form]!
      return isAsNoted(join(dist, url) + form, noted, isTrusted)
    }
    if (!forms.includes('') || !forms.every(isThere)) return false
    mkdirSync(dirname(join(staging, url)), { recursive: true })
    // The file itself last: once it exists, its compressed files do.
    for (const form of forms.toReversed()) shareOnce(join(dist, url) + form, join(staging, url) + form)
    return true
  }

  return {
    hasPublished: (url) => isTrusted && publishedIn(dirname(url)).has(basename(url)),
    published: (url) => (isTrusted ? join(dist, url) : undefined),
    others,
    fresh,
    isTurned,
    keep(path, { document, data, markdown, style }, what) {
      const files = pageFiles(path)
      if (what !== 'data' && !(keepStyle(style) && keepFile(files.document, document))) return false
      return what === 'document' || (keepFile(files.data, data) && (!markdown || keepFile(files.markdown, markdown)))
    },
    keepStyle,
    keepOther(url) {
      const name = url.slice(1)
      if (!(inStaging.has(name) && existsSync(staging + url)) && !takeOver(url)) return false
      for (const form of ['', '.br', '.gz']) if (existsSync(join(staging, name) + form)) others.add(name + form)
      return true
    },
    noteStyles(urls) {
      for (const url of urls) {
        const name = url.slice(1)
        if (!inStaging.has(name)) fresh.push(name)
        for (const form of ['', '.br', '.gz']) if (existsSync(join(staging, name) + form)) others.add(name + form)
      }
    },
    put(url, from) {
      const name = url.replace(/^\//, '')
      if (others.has(name)) return
      others.add(name)
      if (inStaging.has(name) && isNamedByContent(url, rules) && stagedIn(dirname(url)).has(basename(url))) {
        for (const ending of ['.br', '.gz']) if (inStaging.has(name + ending)) others.add(name + ending)
        return
      }
      const to = safeJoin(staging, url)
      fresh.push(name)
      makeFolder(dirname(to))
      // A site that started empty contains nothing to delete, and a failing deletion takes as long as a link.
      if (isTurned) rmSync(to, { force: true })
      if (from === 'published') shareFile(join(dist, url), to)
      else if ('content' in from) writeFileSync(to, from.content)
      else if (from.share) shareFile(from.file, to)
      else writeFileSync(to, readFileSync(from.file))
    },
    tidy(paths) {
      for (const path of Object.keys(isTurned ? record.pages : {}))
        if (!paths.has(path)) for (const url of Object.values(pageFiles(path))) removeWithFolders(staging, url)
      for (const name of inStaging) {
        if (others.has(name)) continue
        rmSync(join(staging, name), { force: true })
        removeEmptyFolders(staging, name)
      }
    },
  }
}

/** Links a file of the published site into the new one; on a repeated request it is already there. */
function shareOnce(from: string, to: string): void {
  try {
    shareFile(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** The names in a folder below `root`, which is read once. */
function filesIn(root: string): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  return (folder) => {
    let names = known.get(folder)
    if (!names) known.set(folder, (names = new Set(existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])))
    return names
  }
}

/** The suffixes of a written file and its compressed files. */
export function fileForms({ br, gz }: WrittenFile): string[] {
  return ['', ...(br > 0 ? ['.br'] : []), ...(gz > 0 ? ['.gz'] : [])]
}

/** Whether a file with its compressed files is on disk as written. */
export function isAsWritten(file: string, written: WrittenFile): boolean {
  try {
    const sizes = [written.bytes, written.br, written.gz]
    const parts = ['', '.br', '.gz'].map((ending, index) => (sizes[index]! > 0 ? readFileSync(file + ending) : null))
    return parts.every((part, index) => (part?.length ?? 0) === sizes[index]) && sumsOf(parts).join() === written.sums.join()
  } catch {
    return false
  }
}

function remove(file: string): void {
  for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true })
}

function removeWithFolders(root: string, url: string): void {
  remove(safeJoin(root, url))
  removeEmptyFolders(root, url.slice(1))
}

/** Deletes the parent folders of a file that became empty. */
export function removeEmptyFolders(root: string, name: string): void {
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder))
    } catch {
      return
    }
  }
}
