import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentProgress } from '#src/node/render/progress.ts'
import { buildShard } from '#src/node/render/shards/buildShard.ts'
import { mergeShards } from '#src/node/render/shards/mergeShards.ts'
import { createSiteSearch } from '#src/site/search/siteSearch.ts'
import { page } from '#src/site/checks/examplePieces.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedBuild, stubbedCode } from '#tests/support/stubbedBuild.ts'

const IN_FOOTER = { menus: [{ menu: 'footer', column: 'shop' }] }
const hero = (title: string) => ({ type: 'hero', variant: 'plain', title, lead: 'Find a page.' })
const SEARCH = page('Search', JSON.stringify(hero('Search')), IN_FOOTER).replace(/\n {2}\]\n\}$/, ', { "type": "siteSearch" } ] }')
const flour = (more: object) => page('Wholemeal flour', JSON.stringify(hero('Flour')), more)

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'search-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** The files of the search of a built site. */
const searchFiles = (home: string) =>
  Object.fromEntries(Object.entries(filesOf(join(home, 'dist'))).filter(([file]) => /^static\/(?:search|data\/_search)\//.test(file)))

/** The paths that a built site answers. */
async function found(home: string, query: string, language = 'en-GB'): Promise<string[]> {
  const load = (url: string) => Promise.resolve(JSON.parse(readFileSync(join(home, 'dist', url), 'utf8')) as unknown)
  return (await createSiteSearch(language, load).find(query, false, 20)).hits.map(({ href }) => href)
}

test('a site without a search page has no index', async () => {
  const home = newHome()
  await stubbedBuild(editedBakery({}), home)
  expect(searchFiles(home)).toEqual({})
})

test('pages are found, but not drafts, pages to come or past, or those that search engines must not list', async () => {
  for (const [more, paths] of [
    [IN_FOOTER, ['/flour']],
    [{ draft: true }, []],
    [{ noindex: true }, []],
    [{ publishAt: '2999-01-01' }, []],
    [{ expireAt: '2001-01-01' }, []],
  ] as const) {
    const home = newHome()
    await stubbedBuild(editedBakery({ 'pages/search.json': SEARCH, 'pages/flour.json': flour(more) }), home)
    expect([more, await found(home, 'wholemeal')]).toEqual([more, paths])
  }
})

test('after an edit, the index is byte by byte that of a build from nothing, and most of its files are the same', async () => {
  const [configDir, home, afresh] = [editedBakery({ 'pages/search.json': SEARCH }), newHome(), newHome()]
  await stubbedBuild(configDir, home)
  const before = searchFiles(home)
  const file = join(configDir, 'pages/visit.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "', '"name": "Zwieback '))
  await stubbedBuild(configDir, home)
  await stubbedBuild(configDir, afresh)
  const after = searchFiles(home)
  expect(after).toEqual(searchFiles(afresh))
  expect(await found(home, 'zwieback')).toEqual(['/visit'])
  const kept = Object.keys(before).filter((name) => after[name] === before[name])
  expect(kept.length / Object.keys(before).length).toBeGreaterThan(0.5)
})

test('the search page lists a page that is new or renamed', async () => {
  const [configDir, home] = [editedBakery({ 'pages/search.json': SEARCH }), newHome()]
  await stubbedBuild(configDir, home)
  writeFileSync(join(configDir, 'pages/flour.json'), flour(IN_FOOTER))
  const { history } = await stubbedBuild(configDir, home)
  expect(history.made.get('/search')?.map(({ words }) => words)).toContain('the list of all pages, which it lists, changed')
  expect(readFileSync(join(home, 'dist/search/index.html'), 'utf8')).toContain('Wholemeal flour')
})

test('shards put together have the index of a whole build', async () => {
  const [configDir, home, whole] = [editedBakery({ 'pages/search.json': SEARCH }), newHome(), newHome()]
  const folders: string[] = []
  for (const index of [1, 2]) {
    const machine = join(home, `machine-${index}`)
    const places = { configDir, dist: join(machine, 'shard'), workDir: join(machine, '.build') }
    expect((await buildShard(places, { index, of: 2 }, () => {}, silentProgress, stubbedCode(machine))).status).toBe('built')
    folders.push(places.dist)
  }
  await mergeShards(folders, { dist: join(home, 'dist'), workDir: join(home, '.build') }, () => {})
  await stubbedBuild(configDir, whole)
  expect(filesOf(join(home, 'dist'))).toEqual(filesOf(join(whole, 'dist')))
})

test('each language that has a search page has an index of its own', async () => {
  const configDir = editedBakery({})
  cpSync('tests/fixtures/bakery-languages', configDir, { recursive: true })
  writeFileSync(join(configDir, 'pages/search.json'), SEARCH)
  const german = {
    name: 'Suche',
    title: 'Suche in der Bäckerei',
    description: 'Hier finden Sie jede Seite der Bäckerei, auch mit einem Wort, das nur in ihrem Text vorkommt.',
    summary: 'Suche.',
    sections: [{ title: 'Suche', lead: 'Eine Seite finden.' }, {}],
  }
  writeFileSync(join(configDir, 'pages/search.de.json'), JSON.stringify(german))
  const home = newHome()
  await stubbedBuild(configDir, home)
  expect(Object.keys(searchFiles(home)).filter((file) => file.includes('_search') && file.endsWith('.json'))).toEqual([
    'static/data/_search/de.json',
    'static/data/_search/en-GB.json',
  ])
  const paths = await found(home, 'Besuch', 'de')
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(path).toMatch(/^\/de(?:\/|$)/)
})
