import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageReads } from '#src/site/pages/trackPageReads.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import type { SiteTexts } from './frameTexts.ts'
import type { WrittenFile } from '#src/node/render/writePage.ts'

/** What a build notes of a page: what it was made from, and what was written. Hashes are short ones. */
export type PageRecord = {
  key: string
  /** Hashes of what the page says of itself, by field. */
  meta: Record<string, string>
  /** What was looked up of other pages. */
  reads: {
    pages: string[]
    whole: string[]
    lists: string[]
    beside: [path: string, text: string][]
    below: [path: string, text: string][]
  }
  /** The hash of what stands in the head of its document, as the renderer was given it. */
  head: string
  /** The card for shared links: what it says, and its address. */
  card?: { says: string; url: string } | undefined
  document: WrittenFile
  data: WrittenFile
  /** The address of the file that has its own style, or the hash of its style block, as policies name it; none when it has no policy. */
  style?: string | undefined
}

/** What the files beside those of pages are: their sizes in bytes and their hashes, by their paths below the site. */
export type OtherFiles = Record<string, [bytes: number, sum: string]>

/** What a build notes of the site that it published, so that the next one can keep what stays the same. */
export type SiteRecord = {
  /** Names code and packages; and how well files are packed, by what. */
  code: string
  packing: string
  /** Hashes of what all documents, and of what the data of pages is made with, by name. */
  parts: Record<'frame' | 'data', Record<string, string>>
  texts: SiteTexts
  /** Hashes of what the entries of collections say of themselves, in their order, by collection. */
  lists: Record<string, string>
  /** Hashes of what pages by themselves are made from, by name. */
  sources: Record<string, string>
  /** Hashes of the files of `config/assets`, by address. */
  assets: Record<string, string>
  /** All files beside those of pages, and since when (milliseconds since 1970) those are kept that this build does not need itself. */
  others: OtherFiles
  carried: Record<string, number>
  pages: Record<string, PageRecord>
  /** How the site is to be served, beside what follows from its files. */
  served: ServedAs
  /** The published folder, and the one that holds the same files for the next build to start from. */
  published: string
  previous?: string | undefined
}

const VERSION = '6'
/** Where the record of the last build is. */
export const recordFile = (workDir: string) => join(workDir, 'record.json')

/** Reads the record of the last build, or says in words why there is none that can be relied on. Never throws. */
export function readRecord(workDir: string): SiteRecord | string {
  const kept = readSealed<SiteRecord>(recordFile(workDir), VERSION)
  if (typeof kept === 'object') return kept.value
  if (kept === 'missing') return 'there is no record of a previous build'
  return `the record of the last build ${kept === 'unreadable' ? 'cannot be read' : `is ${kept}`}`
}

/** Writes the record: whole, or not at all. */
export function writeRecord(workDir: string, record: SiteRecord): void {
  writeSealed(recordFile(workDir), VERSION, record)
}

/** Names a folder as it stands: another one in its place, or the same one moved, has another name. Empty when there is none. */
export function folderIdentity(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}:${stats.ctimeMs}` : ''
}

/** What was looked up, in the form of the record. */
export function recordedReads({ pages, whole, lists, beside, below }: PageReads): PageRecord['reads'] {
  return { pages: [...pages], whole: [...whole], lists: [...lists], beside: [...beside], below: [...below] }
}
