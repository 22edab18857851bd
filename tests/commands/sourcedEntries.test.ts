import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { editorPage } from '#src/node/dev/editor/editorPage.ts'
import { compareFolders } from '#src/node/diff/compareFolders.ts'
import { applyEdit } from '#src/node/edit/applyEdit.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { planMove } from '#src/node/edit/planMove.ts'
import { planNew } from '#src/node/edit/planNew.ts'
import { planRemove } from '#src/node/edit/planRemove.ts'
import { Patch } from '#src/node/patch/patch.ts'
import { takePatch } from '#src/node/patch/takePatch.ts'
import { editedDepot } from '#tests/support/editedDepot.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { filesOf, stubbedBuild } from '#tests/support/stubbedBuild.ts'

const at = Date.parse('2026-11-21T12:00:00Z')
const OBJECTS = 'data/objects.csv'

function change(dir: string, from: string, to: string, file = OBJECTS): void {
  const text = readFileSync(join(dir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    join(dir, file),
    text.replace(from, () => to),
  )
}

test('a row is an entry with everything that a written one has', () => {
  const { site } = loadSite(editedDepot(), { at })
  const page = site!.pages.find(({ path }) => path === '/objects/00129')!
  expect(page.meta).toMatchObject({
    name: 'Loom of 1820',
    title: 'Loom of 1820: North room',
    summary: 'Oak, 1820',
    icon: 'archive',
    kind: 'Article',
    parent: '/objects',
    topics: ['North room'],
    updated: '2026-11-02',
    fields: { material: 'Oak', height: 39.4, acquired: '1955-05-21' },
  })
  expect(page.sections.map(({ type }) => type)).toEqual(['hero', 'richText', 'richText', 'relatedEntries'])
  const other = site!.pages.find(({ path }) => path === '/objects/00101')!
  expect(other.sections.map(({ type }) => type)).toEqual(['hero', 'richText', 'relatedEntries'])
  expect(site!.pages.filter(({ collection }) => collection === 'objects')).toHaveLength(40)
  expect(site!.pages.filter(({ collection }) => collection === 'notes').map(({ path, meta }) => [path, meta.updated])).toEqual([
    ['/notes/cleaning-brass', '2026-10-12'],
    ['/notes/measuring-chairs', '2026-10-20'],
  ])
  expect(site!.pages.find(({ path }) => path === '/open-days/2027-01-10')!.meta.summary).toBe('From 10:00 until 18:00.')
})

test('a changed row is read again, and no other, also if rows move', () => {
  const dir = editedDepot()
  const memory = configCache()
  const load = () => {
    const { problems } = loadSite(dir, { at, memory })
    expect(problems).toEqual(loadSite(dir, { at }).problems)
    return new Map(memory.facts)
  }
  const before = load()
  const again = (facts: typeof before) => [...facts].flatMap(([file, page]) => (before.get(file) === page ? [] : [file]))
  change(dir, 'Loom of 1820', 'Ribbon loom of 1820')
  expect(again(load())).toEqual(['collections/objects/00129.json'])
  change(dir, 'Ribbon loom of 1820', 'Loom of 1820')
  change(
    dir,
    '00101;',
    '00099;Trunk;Oak;1790;60,0;01.01.1950;Attic;trunk;A trunk that travelled to the sea and back again, twice.;\n00101;',
  )
  expect(again(load()).filter((file) => file !== 'collections/objects/00129.json')).toEqual(['collections/objects/00099.json'])
  // A cell that no template uses.
  change(dir, ';seat, beech;', ';chair;')
  expect(again(load()).filter((file) => !/00129|00099/.test(file))).toEqual([])
})

test('an old warning of a row moves with it', () => {
  const dir = editedDepot()
  const memory = configCache()
  const lines = () =>
    loadSite(dir, { at, memory }).problems.map(
      ({ code, file, line, message }) => `${code} ${file.split('/').slice(-2).join('/')}:${line} ${message.slice(-12)}`,
    )
  change(dir, '28.10.1990;Attic;', '28.10.1990;The attic above the north wing, behind the tower;')
  expect(lines()).toEqual([expect.stringMatching(/^E_TITLE_LENGTH data\/objects\.csv:43 .*/)])
  change(
    dir,
    '00101;',
    '00099;Trunk;Oak;1790;60,0;01.01.1950;Attic;trunk;A trunk that travelled to the sea and back again, twice.;\n00101;',
  )
  expect(lines()).toEqual([expect.stringMatching(/^E_TITLE_LENGTH data\/objects\.csv:44 .*/)])
})

test('a changed row rebuilds its page and no other, with the bytes of a new build', async () => {
  const [home, other] = [editedBakery({}), editedBakery({})]
  const dir = editedDepot()
  await stubbedBuild(dir, home)
  change(dir, 'It was made in 1820', 'It was built in 1820')
  const { history } = await stubbedBuild(dir, home)
  expect([...history.made.keys()]).toEqual(['/objects/00129'])
  await stubbedBuild(dir, other)
  expect(filesOf(join(home, 'dist'))).toEqual(filesOf(join(other, 'dist')))
})

test('a row that vanishes needs a redirect, as a page does', () => {
  const paths = ['/objects/00101', '/objects/00108']
  const lock = { 'slugs.lock.json': `${JSON.stringify({ paths }, null, 2)}\n` }
  const dir = editedDepot(lock)
  const codes = () => loadSite(dir, { at }).problems.map(({ code, file }) => `${code} ${file.split('/').at(-1)}`)
  expect(codes()).toEqual([])
  change(dir, '00101;Chair', '00100;Chair')
  expect(codes()).toEqual(['E_LOST_PATH slugs.lock.json'])
  writeFileSync(join(dir, 'redirects.json'), JSON.stringify({ redirects: [{ from: '/objects/00101', to: '/objects/00100' }] }))
  expect(codes()).toEqual([])
})

test('rows have translations, and those without one show their texts with the notice', () => {
  const settings = readFileSync('tests/fixtures/depot/site.json', 'utf8').replace(
    '"description"',
    '"languages": [{ "tag": "de" }],\n  "description"',
  )
  const dir = editedDepot({
    'site.json': settings,
    'collections/objects/00101.de.json': JSON.stringify({ name: 'Stuhl von 1804', title: 'Stuhl von 1804 im Nordsaal' }),
    'collections/objects/99999.de.json': JSON.stringify({ name: 'Stuhl' }),
  })
  const { config, problems } = loadSite(dir, { at })
  const found = config!.pages.find(({ path }) => path === '/de/objects/00101')
  expect(found).toMatchObject({ language: 'de', translates: '/objects/00101', meta: { name: 'Stuhl von 1804' } })
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code, file }) => [code, file.split('/').at(-1)])).toContainEqual([
    'E_NO_SOURCE',
    '99999.de.json',
  ])
})

test('what writes files refuses an entry from data, and says where it comes from', async () => {
  const dir = editedDepot()
  const config = configBefore(dir)
  const origin = 'row 2 of data/objects.csv'
  expect(planMove(config, '/objects/00101', '/objects/1')).toEqual({
    failure: expect.stringContaining(`comes from ${origin}, so it cannot be`),
  })
  expect(planRemove(config, '/objects/00101', 'gone')).toEqual({
    failure: expect.stringContaining(`comes from ${origin}, so it cannot be removed`),
  })
  expect(planNew(config, { family: 'objects', id: '00101', today: '2026-11-21', draft: true })).toEqual({
    failure: `/objects/00101 already belongs to ${origin}.`,
  })
  const file = 'collections/objects/00101.json'
  const said = `This entry comes from ${origin}. Change the data there, or its templates in collections/objects/index.json.`
  const operations = [{ op: 'set' as const, path: ['title'], value: 'Chair' }]
  expect(applyEdit(dir, { file, operations }, { label: 'Edit', author: 'editor' } as never)).toMatchObject({
    status: 'refused',
    message: said,
  })
  for (const step of [
    { do: 'edit', file, operations },
    { do: 'write', file, value: {} },
  ])
    expect(JSON.stringify(await takePatch(dir, Patch.parse({ steps: [step] }), { today: '2026-11-21' }))).toContain(said)
})

test('the editor shows an entry from data, without parts to edit', () => {
  const dir = editedDepot()
  const { site, problems } = loadSite(dir, { at })
  const page = editorPage(dir, site!, problems, '/objects/00101')
  expect(page).toMatchObject({ origin: 'row 2 of data/objects.csv', sections: [] })
  expect(editorPage(dir, site!, problems, '/objects')).not.toHaveProperty('origin')
})

test('a comparison of two versions shows rows as pages', () => {
  const [before, after] = [editedDepot(), editedDepot()]
  change(after, 'Loom of 1820', 'Ribbon loom of 1820')
  expect(
    JSON.stringify(compareFolders({ ref: 'before', configDir: before }, { ref: 'after', configDir: after }, 'before', at).report),
  ).toContain('/objects/00129')
})
