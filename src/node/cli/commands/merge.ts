import { resolve } from 'node:path'
import { mergeShards } from '#src/node/render/shards/mergeShards.ts'
import { whatStands } from './whatStands.ts'

/** Puts the shards in some folders together and publishes the site. Gives 0 when it is published; throws a `PublishError` otherwise. */
export async function merge(folders: readonly string[], places: { dist: string; workDir: string }): Promise<number> {
  if (folders.length === 0) {
    console.error('Which shards? Name their folders: npm run merge -- shards/1 shards/2 …')
    return 2
  }
  const shards = folders.map((folder) => resolve(folder))
  const pages = await whatStands(places, () => mergeShards(shards, places, console.log))
  console.log(`${pages} pages of ${folders.length} shards published in ${places.dist}`)
  return 0
}
