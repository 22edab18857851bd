import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PublishError } from '#src/node/render/publish.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedBuild } from '#tests/support/stubbedBuild.ts'

test.each(['index.html', 'robots.txt', 'visit/index.html.br'])(
  'G02 G33 a site is not published before the disk has all of it: %s is gone when it is asked for',
  async (file) => {
    const home = editedBakery({})
    const configDir = editedBakery({})
    await stubbedBuild(configDir, home)
    const before = filesOf(join(home, 'dist'))
    const progress = { ...silentProgress, step: (name: string) => name === 'publishing' && rmSync(join(home, '.build/staging', file)) }
    const build = stubbedBuild(configDir, home, { version: '2', progress })
    await expect(build).rejects.toThrow(PublishError)
    await expect(build).rejects.toThrow('The new site cannot be written to the disk: it does not exist. Nothing was published.')
    expect(filesOf(join(home, 'dist'))).toEqual(before)
  },
)
