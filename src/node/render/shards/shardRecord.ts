import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorReason } from '#src/node/files/systemError.ts'
import type { MadeSite } from '#src/node/render/makeSite.ts'
import type { NextChange } from '#src/node/render/nextChange.ts'
import type { Shard } from './shard.ts'

/** What stands beside the files of a shard. */
export type ShardRecord = {
  version: typeof SHARD_VERSION
  shard: Shard
  /** Names config, code and what all pages are made with: shards of one site have it in common. */
  inputs: string
  /** The pages of the whole site. */
  paths: string[]
  /** The record of this part, and its files beside pages. */
  record: MadeSite['record']
  others: string[]
  /** What a whole build would note. */
  stamp: string
  nextChange: NextChange
}

export const SHARD_VERSION = 2

/** Where the files of a shard lie. */
export const shardSite = (folder: string) => join(folder, 'site')

const recordFile = (folder: string) => join(folder, 'shard.json')

/** Writes the record of a shard into its folder. */
export function writeShardRecord(folder: string, record: ShardRecord): void {
  writeFileSync(recordFile(folder), JSON.stringify(record))
}

/** Reads the record of a shard, or says why there is none. */
export function readShardRecord(folder: string): ShardRecord | string {
  try {
    const record = JSON.parse(readFileSync(recordFile(folder), 'utf8')) as ShardRecord
    return record.version === SHARD_VERSION ? record : 'it was made by another version of the builder'
  } catch (error) {
    return errorReason(error)
  }
}
