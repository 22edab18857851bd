import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageReads } from '#src/site/pages/trackPageReads.ts'
import { readSealed, writeSealed } from '#src/node/files/sealedFile.ts'
import type { ServedAs } from '#src/node/hosting/servedAs.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import type { SiteTexts } from './frameTexts.ts'
import type { FeedsRecord } from '#src/node/render/feeds/FeedsRecord.ts'
import type { WrittenFile } from '#src/node/render/writePage.ts'

/** The record of a page: its inputs and outputs. Hashes are short ones. */
export type PageRecord = {
  key: string
  /** Hashes of what the page exposes to other pages, by field. */
  meta: Record<string, string>
  /** Lookups of other pages. */
  reads: {
    pages: string[]
    whole: string[]
    lists: string[]
    beside: [path: string, text: string][]
    below: [path: string, text: string][]
    /** Hashes of the content of lists. */
    listed: [path: string, hash: string][]
  }
  /** The hash of the head of its document, as passed to the renderer. */
  head: string
  /** The card for shared links: its content and its address. */
  card?: { says: string; url: string } | undefined
  document: WrittenFile
  data: WrittenFile
  /** The page as Markdown, if it is published as such. */
  markdown?: WrittenFile | undefined
  /** The address of its style sheet, or the hash of its style block, as used in policies; undefined if it has no policy. */
  style?: string | undefined
}

/** Files outside pages: their sizes in bytes and their hashes, by path below the site. */
export type OtherFiles = Record<string, [bytes: number, sum: string]>

/** The record of a published site, from which the next build knows what it can reuse. */
export type SiteRecord = {
  /** Identifies code and packages; and the compression settings. */
  code: string
  packing: string
  /** Hashes of the inputs of all documents and of all page data, by name. */
  parts: Record<'frame' | 'data', Record<string, string>>
  texts: SiteTexts
  /** Hashes of what the entries of collections expose, in order, by collection. */
  lists: Record<string, string>
  /** Hashes of the page-specific inputs, by name. */
  sources: Record<string, string>
  /** Hashes of the files of `config/assets`, by address. */
  assets: Record<string, string>
  /**
   * All files outside pages, and for those that this build does not need itself, since when (milliseconds since 1970) they have been kept.
   */
  others: OtherFiles
  carried: Record<string, number>
  pages: Record<string, PageRecord>
  /** The inputs of feeds, if there are any. */
  feeds?: FeedsRecord | undefined
  /** How to serve the site, apart from what its files determine. */
  served: ServedAs
  /** The published folder, and the folder with the same files from which the next build starts. */
  published: string
  previous?: string | undefined
}

const VERSION = '7'
/** The path of the record of the last build. */
export const recordFile = (workDir: string) => join(workDir, 'record.json')

/** The record that was read last: a start reads it several times, and it may be large. */
let last: { identity: string; record: WeakRef<SiteRecord> } | undefined

/** Reads the record of the last build, or returns in words why no reliable one exists. Never throws. */
export function readRecord(workDir: string): SiteRecord | string {
  const file = recordFile(workDir)
  const stats = statSync(file, { throwIfNoEntry: false })
  const identity = stats && [file, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(':')
  const known = identity !== undefined && last?.identity === identity ? last.record.deref() : undefined
  if (known) return known
  const kept = readSealed<SiteRecord>(file, VERSION)
  if (typeof kept === 'object') {
    if (identity !== undefined) last = { identity, record: new WeakRef(kept.value) }
    return kept.value
  }
  if (kept === 'missing') return 'there is no record of a previous build'
  return `the record of the last build ${kept === 'unreadable' ? 'cannot be read' : `is ${kept}`}`
}

/** Writes the record atomically. */
export function writeRecord(workDir: string, record: SiteRecord): void {
  writeSealed(recordFile(workDir), VERSION, record)
}

/** Identifies a folder in its current place: a replaced or moved folder has another identity. Empty if there is none. */
export function folderIdentity(folder: string): string {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}:${stats.ctimeMs}` : ''
}

/** Lookups in the form of the record. */
export function recordedReads({ pages, whole, lists, beside, below, listed }: PageReads): PageRecord['reads'] {
  return {
    pages: [...pages],
    whole: [...whole],
    lists: [...lists],
    beside: [...beside],
    below: [...below],
    listed: [...listed].map(([path, text]) => [path, valueHash(text)]),
  }
}
