import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from '#src/node/files/lock.ts'
import type { BuildPlaces, BuildResult } from '#src/node/render/buildSite.ts'
import { type BuildCode, ownCode } from '#src/node/render/code/keptCode.ts'
import { otherFiles } from '#src/node/render/incremental/otherFiles.ts'
import { valueHash } from '#src/node/files/hashes.ts'
import { makeSite } from '#src/node/render/makeSite.ts'
import { ownCodeFailure } from '#src/node/render/ownCodeError.ts'
import type { Progress } from '#src/node/render/progress.ts'
import { PublishError, checkOut } from '#src/node/render/publish.ts'
import { siteToBuild } from '#src/node/render/siteToBuild.ts'
import type { SitePage } from '#src/site/site.ts'
import { type Shard, pagesOfShard } from './shard.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { SHARD_VERSION, readShardRecord, shardSite, writeShardRecord } from './shardRecord.ts'

/** The result of building a shard: its number of pages, or the problems that prevent it, as for an entire site. */
export type ShardResult = { status: 'built'; pages: number; of: number } | Exclude<BuildResult, { status: 'built' }>

/**
 * Builds one shard of a site in the folder `dist` of `places`, which contains an earlier shard or nothing, or does not exist: its pages,
 * and for the first shard all files outside pages. Everything is rebuilt. Throws a `PublishError` if the folder contains something else.
 */
export async function buildShard(
  places: BuildPlaces,
  shard: Shard,
  log: (line: string) => void,
  progress: Progress,
  code = ownCode(),
): Promise<ShardResult> {
  checkOut(places.dist, [places.configDir])
  mkdirSync(places.workDir, { recursive: true })
  return withBuildLock(places.workDir, () => shardUnderLock(places, shard, progress, code), { log })
}

async function shardUnderLock(
  { configDir, dist: out, workDir, at }: BuildPlaces,
  shard: Shard,
  progress: Progress,
  code: BuildCode,
): Promise<ShardResult> {
  if (existsSync(out) && readdirSync(out).length > 0 && typeof readShardRecord(out) === 'string')
    throw new PublishError(`${out} contains files but no shard.json, so it is not a shard folder; empty it or choose another folder.`)
  const read = await siteToBuild(configDir, at, code.name, progress)
  if (!read.site) return { status: 'bad-config', problems: read.problems, checked: read.checked }
  const { site, pictures, sourcesOf, nextChange, stamp } = read
  const paths = allPages(site).map(({ path }) => path)
  // There is no published site to reuse anything from.
  const folders = { dist: join(workDir, 'no-site'), previous: join(workDir, 'no-previous'), staging: join(workDir, 'staging') }
  try {
    const share = { pages: (pages: SitePage[]) => pagesOfShard(pages, shard), withOthers: shard.index === 1 }
    const made = await makeSite({
      site,
      pictures,
      sourcesOf,
      configDir,
      code,
      folders,
      earlier: 'shards are always built from scratch',
      at,
      share,
      progress,
    }).catch(ownCodeFailure)
    if ('problems' in made) return { status: 'bad-config', ...made, checked: read.checked }
    if (made.failures.length > 0) return { status: 'bad-pages', failures: made.failures }
    rmSync(out, { recursive: true, force: true })
    mkdirSync(out, { recursive: true })
    renameSync(folders.staging, shardSite(out))
    const { record, staged, search } = made
    const inputs = valueHash([stamp, record.code, record.packing, record.parts, record.lists, record.assets, paths])
    const known = { fresh: new Set(staged.fresh), before: {} }
    const others = otherFiles(shardSite(out), [...staged.others], known)
    writeShardRecord(out, { version: SHARD_VERSION, shard, inputs, paths, record, others, search, stamp, nextChange })
    return { status: 'built', pages: made.history.made.size, of: paths.length }
  } finally {
    rmSync(folders.staging, { recursive: true, force: true })
    progress.end()
  }
}
