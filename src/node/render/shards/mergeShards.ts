import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withBuildLock } from '#src/node/files/lock.ts'
import { safeJoin } from '#src/node/files/safeJoin.ts'
import { shareFile } from '#src/node/files/shareFile.ts'
import { type SiteRecord, readRecord } from '#src/node/render/incremental/siteRecord.ts'
import { isAsNoted } from '#src/node/render/incremental/otherFiles.ts'
import { fileForms, isAsWritten, stageSite } from '#src/node/render/incremental/stagedSite.ts'
import { writeNextChange } from '#src/node/render/nextChange.ts'
import { PAGE_PARTS, pageFiles } from '#src/node/hosting/pageFiles.ts'
import { PublishError, checkOut, recover } from '#src/node/render/publish.ts'
import { publishMade } from '#src/node/render/publishMade.ts'
import { putSearch } from '#src/node/render/search/putSearch.ts'
import { syncMade } from '#src/node/render/syncMade.ts'
import { stampFile } from '#src/node/render/stampFile.ts'
import { type ShardRecord, readShardRecord, shardSite } from './shardRecord.ts'

type Read = ShardRecord & { folder: string }

/**
 * Merges the shards of a site and publishes it; the result equals a build without shards. Returns the number of pages. Throws a
 * `PublishError`, and publishes nothing, if shards are missing, duplicate or do not belong together, or if one of their files was modified.
 */
export async function mergeShards(
  shardFolders: readonly string[],
  { dist, workDir }: { dist: string; workDir: string },
  log: (line: string) => void,
): Promise<number> {
  checkOut(dist, shardFolders)
  mkdirSync(workDir, { recursive: true })
  return withBuildLock(workDir, () => mergeUnderLock(shardFolders, dist, workDir), { log })
}

async function mergeUnderLock(shardFolders: readonly string[], dist: string, workDir: string): Promise<number> {
  recover(workDir)
  const shards = readAll(shardFolders)
  const [first] = shards
  const { record, paths } = first!
  const pages: SiteRecord['pages'] = Object.assign({}, ...shards.map((shard) => shard.record.pages))
  const missing = paths.filter((path) => !pages[path])
  if (missing.length > 0)
    refuse(`No shard contains ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}.`)

  const folders = { dist, previous: join(workDir, 'previous'), staging: join(workDir, 'staging') }
  const staged = stageSite(folders, undefined)
  try {
    for (const { folder, others, record: own } of shards) {
      const site = shardSite(folder)
      for (const [path, page] of Object.entries(own.pages)) {
        const files = pageFiles(path)
        for (const part of PAGE_PARTS) {
          const [url, written] = [files[part], page[part]]
          if (!written) continue
          const [from, to] = [safeJoin(site, url), safeJoin(folders.staging, url)]
          if (!isAsWritten(from, written)) refuse(`${from} has changed since the shard was built.`)
          mkdirSync(dirname(to), { recursive: true })
          for (const ending of fileForms(written)) shareFile(from + ending, to + ending)
        }
      }
      for (const [name, noted] of Object.entries(others)) {
        const file = safeJoin(site, name)
        if (!isAsNoted(file, noted)) refuse(`${file} has changed since the shard was built.`)
        staged.put(`/${name}`, { file, share: true })
      }
    }
    for (const file of await putSearch(first!.search, folders.staging, staged)) {
      staged.others.add(file)
      staged.fresh.push(file)
    }
    const earlier = readRecord(workDir)
    const history = { made: new Map(paths.map((path) => [path, []])), kept: new Map() }
    // In the order of a build without shards.
    const { feeds } = shards.map((shard) => shard.record).find((one) => one.feeds) ?? {}
    const whole = { ...record, ...(feeds && { feeds }), pages: Object.fromEntries(paths.map((path) => [path, pages[path]!])) }
    await syncMade({ staged, record: whole, history }, folders.staging)
    publishMade({ staged, record: whole, history }, folders, workDir, typeof earlier === 'string' ? undefined : earlier)
    writeNextChange(workDir, first!.nextChange)
    writeFileSync(stampFile(workDir), first!.stamp)
    return paths.length
  } finally {
    rmSync(folders.staging, { recursive: true, force: true })
  }
}

/** The records of all shards of a site, without duplicates. */
function readAll(shardFolders: readonly string[]): Read[] {
  const shards = shardFolders.map((folder): Read => {
    const record = readShardRecord(folder)
    return typeof record === 'string' ? refuse(`${folder} cannot be used as a shard: ${record}.`) : { ...record, folder }
  })
  const [first] = shards
  if (!first) return refuse('No shards were given.')
  for (const { folder, inputs, shard } of shards)
    if (inputs !== first.inputs || shard.of !== first.shard.of)
      refuse(`${folder} and ${first.folder} do not belong together: their config, code or number of shards differs.`)
  for (let index = 1; index <= first.shard.of; index += 1) {
    const found = shards.filter(({ shard }) => shard.index === index)
    if (found.length === 0) refuse(`Shard ${index} of ${first.shard.of} is missing.`)
    if (found.length > 1) refuse(`Shard ${index} was given twice: ${found.map(({ folder }) => folder).join(', ')}.`)
  }
  return shards
}

function refuse(why: string): never {
  throw new PublishError(`${why} Nothing was published.`)
}
