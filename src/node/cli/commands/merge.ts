import { resolve } from 'node:path'
import { command } from '#src/node/cli/command.ts'
import { sharedOptions } from '#src/node/cli/sharedOptions.ts'

export const merge = command({
  name: 'merge',
  summary: 'combines the shards of a build and publishes the site in `dist/` (docs/building.md)',
  usage: ['<folder> <folder> …'],
  options: { out: sharedOptions.out },
  async run({ dist, workDir }, _options, folders) {
    if (folders.length === 0) {
      console.error('Name the folders of all shards: npm run merge -- shards/1 shards/2 …')
      return 2
    }
    const { mergeShards } = await import('#src/node/render/shards/mergeShards.ts')
    const { withPublishErrors } = await import('#src/node/cli/actions/publishErrors.ts')
    const shards = folders.map((folder) => resolve(folder))
    const pages = await withPublishErrors({ dist, workDir }, () => mergeShards(shards, { dist, workDir }, console.log))
    console.log(`${pages} pages of ${folders.length} shards published in ${dist}`)
    return 0
  },
})
