import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PublishError } from '#src/node/render/publish.ts'
import { silentProgress } from '#src/node/render/progress.ts'
import { buildShard } from '#src/node/render/shards/buildShard.ts'
import { mergeShards } from '#src/node/render/shards/mergeShards.ts'
import { readShard } from '#src/node/render/shards/shard.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { runHere } from '#tests/support/runHere.ts'
import { filesOf, stubbedBuild, stubbedCode } from '#tests/support/stubbedBuild.ts'

const silent = () => {}

/** Makes shards of a bakery in folders of their own, each as on a machine of its own, and gives the folders. */
async function shardsOf(configDir: string, home: string, of: number, indexes = Array.from({ length: of }, (_, index) => index + 1)) {
  const folders: string[] = []
  for (const index of indexes) {
    const machine = join(home, `machine-${index}-${of}`)
    const dist = join(machine, 'shard')
    const code = stubbedCode(machine)
    const result = await buildShard({ configDir, dist, workDir: join(machine, '.build') }, { index, of }, silent, silentProgress, code)
    expect(result.status).toBe('built')
    folders.push(dist)
  }
  return folders
}

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'shards-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}
const placesIn = (home: string) => ({ dist: join(home, 'dist'), workDir: join(home, '.build') })
const refusal = async (folders: string[], home: string) => {
  const failed: unknown = await mergeShards(folders, placesIn(home), silent).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(PublishError)
  expect(existsSync(join(home, 'dist'))).toBe(false)
  return (failed as Error).message
}

test('G23 shards put together are the site that a whole build makes, and the next build goes on from there', async () => {
  const [configDir, home, whole] = [editedBakery({}), newHome(), newHome()]
  const folders = await shardsOf(configDir, home, 3)
  const { pages } = await stubbedBuild(configDir, whole)
  expect(await mergeShards(folders.toReversed(), placesIn(home), silent)).toBe(pages)
  expect(filesOf(join(home, 'dist'))).toEqual(filesOf(join(whole, 'dist')))

  const file = join(configDir, 'pages/visit.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Come by', 'Drop in'))
  expect([...(await stubbedBuild(configDir, home)).history.made.keys()]).toEqual(['/visit'])
})

test('G23 every page is in one shard, and the first shard has what is beside pages', async () => {
  const [configDir, home] = [editedBakery({}), newHome()]
  const folders = await shardsOf(configDir, home, 3)
  const documents = folders.map((folder) => Object.keys(filesOf(join(folder, 'site'))).filter((file) => file.endsWith('.html')))
  const all = documents.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const some of documents) expect(Math.abs(some.length - all.length / 3)).toBeLessThan(1)
  expect(folders.map((folder) => existsSync(join(folder, 'site/sitemap.xml')))).toEqual([true, false, false])
})

test('G23 a site is not put together from shards that do not make it up', async () => {
  const [configDir, home] = [editedBakery({}), newHome()]
  const [one = '', two = ''] = await shardsOf(configDir, home, 2)
  expect(await refusal([two], newHome())).toBe('Shard 1 of 2 is missing. Nothing was published.')
  expect(await refusal([one], newHome())).toBe('Shard 2 of 2 is missing. Nothing was published.')
  expect(await refusal([one, two, two], newHome())).toContain('Shard 2 was given twice')
  expect(await refusal([one, join(home, 'nowhere')], newHome())).toContain('cannot be used as a shard: it does not exist.')

  const edited = editedBakery({ 'pages/visit.json': ['Come by', 'Drop in'] })
  const [other = ''] = await shardsOf(edited, newHome(), 2, [2])
  expect(await refusal([one, other], newHome())).toContain('do not belong together')

  appendFileSync(
    join(
      two,
      'site',
      Object.keys(filesOf(join(two, 'site'))).find((file) => file.endsWith('.html'))!,
    ),
    ' ',
  )
  expect(await refusal([one, two], newHome())).toContain('has changed since the shard was built')
})

test('H10.3 a site is not put together from a shard whose files beside pages are others than it wrote, or are gone', async () => {
  const [configDir, home] = [editedBakery({}), newHome()]
  const [one = ''] = await shardsOf(configDir, home, 1)
  for (const name of ['sitemap.xml', 'assets/social.png', 'static/js/client-1a2b.js.gz']) {
    const file = join(one, 'site', name)
    const content = readFileSync(file)
    const why = `${file} has changed since the shard was built. Nothing was published.`
    writeFileSync(file, Buffer.concat([content, Buffer.from(' ')]))
    expect(await refusal([one], newHome())).toBe(why)
    writeFileSync(file, content.toReversed())
    expect(await refusal([one], newHome())).toBe(why)
    rmSync(file)
    expect(await refusal([one], newHome())).toBe(why)
    writeFileSync(file, content)
  }
})

test('G23 H14 of a folder that cannot be used as a shard it is said why: it is missing, no folder, holds no shard.json or a damaged one', async () => {
  const home = newHome()
  const why = async (folder: string) => (await refusal([folder], newHome())).replace(folder, '<it>')
  expect(await why(join(home, 'none'))).toBe('<it> cannot be used as a shard: it does not exist. Nothing was published.')
  expect(await why(home)).toMatch(/^<it> cannot be used as a shard: it has no shard\.json, which npm run build -- --shard /)
  writeFileSync(join(home, 'file'), '')
  expect(await why(join(home, 'file'))).toContain('it is a file; name the folder of the shard.')
  for (const text of ['{ x', '', 'null', '[]', '{}']) {
    writeFileSync(join(home, 'shard.json'), text)
    expect(await why(home), text).toContain('<it> cannot be used as a shard: its shard.json is damaged; rebuild the shard.')
  }
  writeFileSync(join(home, 'shard.json'), '{ "version": 1 }')
  expect(await why(home)).toContain('it was built by another version of the builder.')
})

test('G23 a shard is not written over other files', async () => {
  const [configDir, home] = [editedBakery({}), newHome()]
  mkdirSync(join(home, 'notes'))
  writeFileSync(join(home, 'notes/a.txt'), 'mine')
  const places = { configDir, dist: join(home, 'notes'), workDir: join(home, '.build') }
  await expect(buildShard(places, { index: 1, of: 2 }, silent, silentProgress, stubbedCode(home))).rejects.toThrow('is not a shard folder')
  expect(readFileSync(join(home, 'notes/a.txt'), 'utf8')).toBe('mine')
})

test('G23 which shard is meant is written as one of how many', async () => {
  expect(readShard('2/4')).toEqual({ index: 2, of: 4 })
  for (const text of ['', '0/4', '5/4', '1', '1/0', '1/1000', '-1/2', '1/2/3', 'a/b']) expect(readShard(text), text).toBeUndefined()
  expect(await runHere('build', '--shard', '5/4')).toMatchObject({ status: 2, stderr: expect.stringContaining('such as 2/4') as string })
  expect(await runHere('merge')).toMatchObject({ status: 2, stderr: expect.stringContaining('Name the folders of all shards') as string })
  expect(await runHere('validate', '--shard', '1/2')).toMatchObject({ status: 2 })
})
