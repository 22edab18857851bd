import { dirname, join, resolve } from 'node:path'
import { printable } from '#src/node/text/printable.ts'
import { terminalProgress } from '#src/node/cli/terminalProgress.ts'
import type { BuildPlaces } from '#src/node/render/buildSite.ts'
import { buildShard } from '#src/node/render/shards/buildShard.ts'
import { MOST_SHARDS, readShard } from '#src/node/render/shards/shard.ts'
import { printFailure } from './printFailure.ts'

/** Builds the shard `shard` (`2/4`) of a site in `out`. Returns 0 on success, 1 on failure, 2 if `shard` is invalid. */
export async function buildShardCommand(places: BuildPlaces, shard: string, out: string | undefined): Promise<number> {
  const read = readShard(shard)
  if (!read) {
    console.error(
      `--shard "${printable(shard.slice(0, 40))}" is not valid. Write its number and the total (at most ${MOST_SHARDS}), such as 2/4.`,
    )
    return 2
  }
  const dist = out === undefined ? resolve('shards', String(read.index)) : places.dist
  const own = { ...places, dist, workDir: join(dirname(dist), '.build') }
  const result = await buildShard(own, read, console.log, terminalProgress(process.stdout))
  if (result.status !== 'built') {
    printFailure(places.configDir, result)
    return 1
  }
  console.log(`Shard ${read.index} of ${read.of}: ${result.pages} of ${result.of} pages in ${dist}`)
  return 0
}
