import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSite } from '#src/node/render/buildSite.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedCode } from '#tests/support/stubbedBuild.ts'

/** Builds the bakery in a project folder, and gives every file of the site. */
async function builtIn(project: string, codeHome: string): Promise<Record<string, string>> {
  const places = { configDir: join(project, 'config'), dist: join(project, 'dist'), workDir: join(project, '.build') }
  cpSync('tests/fixtures/bakery', places.configDir, { recursive: true })
  expect(await buildSite(places, undefined, undefined, stubbedCode(codeHome))).toMatchObject({ status: 'built' })
  return filesOf(places.dist)
}

test.each(['another', 'with a space', 'größer 大', 'a#b', '100%25', "it's [here] {now} $HOME"])(
  'G11 G32 a site in the folder "%s" is byte by byte the same, with the same build id',
  async (name) => {
    const home = editedBakery({})
    const [here, there] = [join(home, 'here'), join(home, name)]
    for (const project of [here, there]) mkdirSync(project)
    const files = await builtIn(here, home)
    expect(Object.keys(files).length).toBeGreaterThan(10)
    expect(await builtIn(there, home)).toEqual(files)
  },
)
