import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, errorReason } from '#src/node/files/systemError.ts'
import type { OtherFiles } from '#src/node/render/incremental/siteRecord.ts'
import type { MadeSite } from '#src/node/render/makeSite.ts'
import type { NextChange } from '#src/node/render/nextChange.ts'
import type { SearchedPage } from '#src/node/render/search/searchedPages.ts'
import type { Shard } from './shard.ts'

/** The metadata of a shard, next to its files. */
export type ShardRecord = {
  version: typeof SHARD_VERSION
  shard: Shard
  /** Identifies config, code and the shared inputs of pages; equal for all shards of a site. */
  inputs: string
  /** The pages of the entire site. */
  paths: string[]
  /** The record of this part, and its files outside pages with their sizes and hashes. */
  record: MadeSite['record']
  others: OtherFiles
  /** The pages in the index of the search, which is made of all shards. */
  search: SearchedPage[]
  /** The data that a build without shards would record. */
  stamp: string
  nextChange: NextChange
}

export const SHARD_VERSION = 4

/** The folder of a shard’s files. */
export const shardSite = (folder: string) => join(folder, 'site')

const recordFile = (folder: string) => join(folder, 'shard.json')

/** Writes the record of a shard into its folder. */
export function writeShardRecord(folder: string, record: ShardRecord): void {
  writeFileSync(recordFile(folder), JSON.stringify(record))
}

/** Reads the record of a shard, or says why there is none. */
export function readShardRecord(folder: string): ShardRecord | string {
  let text: string
  try {
    text = readFileSync(recordFile(folder), 'utf8')
  } catch (error) {
    return whyNoRecord(folder, error)
  }
  const record = recordIn(text)
  if (record?.version === undefined) return 'its shard.json is damaged; rebuild the shard'
  return record.version === SHARD_VERSION ? (record as ShardRecord) : 'it was built by another version of the builder'
}

function whyNoRecord(folder: string, error: unknown): string {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory() && errorCode(error) === 'ENOENT')
    return 'it has no shard.json, which npm run build -- --shard <i>/<n> --out <folder> writes'
  return found?.isFile() ? 'it is a file; name the folder of the shard' : errorReason(error)
}

/** The content of a record, if it is valid. */
function recordIn(text: string): Partial<ShardRecord> | null | undefined {
  try {
    return JSON.parse(text) as Partial<ShardRecord> | null
  } catch {
    return undefined
  }
}
