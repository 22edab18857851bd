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

/** Whether the content at an address never changes: who has a file of that name has the content. `rules` are those of packages. */
export function isNamedByContent(url: string, rules: readonly HeadersRule[] = []): boolean {
  return fileHeaders(url, rules)['Cache-Control']!.includes('immutable')
}

/** A site that is being put together in a folder. Files of the published site are taken over without being read or written. */
export type StagedSite = {
  /** Whether a file of the published site, which is for certain the one that the record describes, is there. */
  hasPublished(url: string): boolean
  /** Where a file is that was published, if it is for certain the one that the record describes; it may have been removed. */
  published(url: string): string | undefined
  /**
   * Takes over the document of a page with the file of its style, its data or both; false when they are not there as they were written.
   */
  keep(path: string, record: PageRecord, what: 'document' | 'data' | 'both'): boolean
  /** Takes over the file that has the style of a page, if one has; false when it is not there as it was written. */
  keepStyle(style: string | undefined): boolean
  /** Notes files of styles that are there, with their packed forms. */
  noteStyles(urls: Iterable<string>): void
  /** Writes a file beside the pages, or takes it over from the disk (`share`: nobody writes into that file) or from the published site. */
  put(url: string, from: { content: Buffer | string } | { file: string; share: boolean } | 'published'): void
  /** Removes what earlier builds left: all files of pages that are not among `paths`, and other files that nobody put. */
  tidy(paths: ReadonlySet<string>): void
  /** The files beside the pages that were put or noted, as paths below the folder; `fresh` are those that were written just now. */
  others: Set<string>
  fresh: string[]
  /** Whether it started from a site that was published, so that nothing else in it is new. */
  isTurned: boolean
}

/** The folders of a build: the published site, the one before it, and where the next one is put together. */
export type SiteFolders = { dist: string; previous: string; staging: string }

/**
 * Begins a site. With a record of the published one, `previous`, which holds the same files, is where the new one starts when nobody has
 * touched it since: then only what differs is touched. Otherwise the new site starts empty, and every kept file gets a second name in it.
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

  /** Gives a file beside the pages, and its packed forms, their names in the new site. */
  function takeOver(url: string): boolean {
    const forms = ['', '.br', '.gz'].filter((form) => record?.others[url.slice(1) + form])
    const isThere = (form: string) => {
      const noted = record!.others[url.slice(1) + form]!
      return isAsNoted(join(dist, url) + form, noted, isTrusted)
    }
    if (!forms.includes('') || !forms.every(isThere)) return false
    mkdirSync(dirname(join(staging, url)), { recursive: true })
    // Itself last: where it is there, its packed forms are.
    for (const form of forms.toReversed()) shareOnce(join(dist, url) + form, join(staging, url) + form)
    return true
  }

  return {
    hasPublished: (url) => isTrusted && publishedIn(dirname(url)).has(basename(url)),
    published: (url) => (isTrusted ? join(dist, url) : undefined),
    others,
    fresh,
    isTurned,
    keep(path, { document, data, style }, what) {
      const files = pageFiles(path)
      if (what !== 'data' && !(keepStyle(style) && keepFile(files.document, document))) return false
      return what === 'document' || keepFile(files.data, data)
    },
    keepStyle,
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
      // In one that started empty nothing can be there: to remove that takes as long as to give a name.
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

/** Gives a file of the published site its name in the new one; whoever asks a second time finds it there. */
function shareOnce(from: string, to: string): void {
  try {
    shareFile(from, to)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
}

/** Gives the names of what is in a folder below `root`, which is looked at once. */
function filesIn(root: string): (folder: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  return (folder) => {
    let names = known.get(folder)
    if (!names) known.set(folder, (names = new Set(existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])))
    return names
  }
}

/** What a written file and its packed forms are called beyond the name of the file itself. */
export function fileForms({ br, gz }: WrittenFile): string[] {
  return ['', ...(br > 0 ? ['.br'] : []), ...(gz > 0 ? ['.gz'] : [])]
}

/** Whether a file with its packed forms is on the disk as it was written. */
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

/** Removes the folders above a file that became empty. */
export function removeEmptyFolders(root: string, name: string): void {
  for (let folder = dirname(name); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder))
    } catch {
      return
    }
  }
}
