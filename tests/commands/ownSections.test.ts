import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { common } from '#schemas/section.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { runCli } from '#tests/support/cli.ts'
import { COUNTER, DOSES, LOAF, SHOPFRONT, writeOwnSection } from '#tests/support/ownSection.ts'
import { builderFieldNames } from '#tests/support/builderFieldNames.ts'
import { runHere } from '#tests/support/runHere.ts'
import { type SiteCopy, copySite } from '#tests/support/siteCopy.ts'

const BAKERY = 'tests/fixtures/bakery'
const SHOWN = '"type": "loafOfTheDay", "title": "Today", "loaf": "Rye loaf", "grams": 1000, "body": "Rye and **water**."'

/** The bakery, with sections on its page for visitors. */
function bakery(...sections: string[]): SiteCopy {
  const site = copySite(BAKERY)
  onTestFinished(site.remove)
  for (const fields of sections) addSection(site, fields)
  return site
}

/** Shows a section on the page for visitors, after its opening. */
function addSection(site: SiteCopy, fields: string): void {
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.splice(1, 0, JSON.parse(`{ ${fields} }`))
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
}

const validated = (site: SiteCopy) => runCli(['validate', '--config', site.configDir])

test('its fields are checked as those of any section', async () => {
  const site = bakery(SHOWN.replace('1000', '"heavy"').replace('"Rye and', '"Rye [and](/nowhere)'))
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(/pages\/visit\.json:\d+:\d+ error E_\w+ sections\.1\.grams/)
})

test('code that cannot be parsed is one problem with its place, and pages that use the type have none', async () => {
  // tests/release/faultySections.test.ts has whatever else can be wrong with it.
  const site = bakery('"type": "counter", "title": "Count"')
  writeOwnSection(site.configDir, 'counter', { ...COUNTER, schema: 'export default section(' })
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(/sections\/counter\/schema\.ts:1:\d+ error E_SECTION_CODE/)
  expect(output).toContain('1 error')
})

test('a package that site.json names brings section types, and one that is not installed is named', async () => {
  const site = bakery(SHOWN)
  const folder = join(dirname(site.configDir), 'node_modules/@bakery/sections/sections/loafOfTheDay')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'schema.ts'), LOAF.schema)
  writeFileSync(join(folder, 'view.tsx'), LOAF.view)
  const name = (packages: string[]) =>
    site.write('site.json', site.read('site.json').replace(/\{/, `{ "sectionPackages": ${JSON.stringify(packages)},`))
  name(['@bakery/sections'])
  expect(await validated(site)).toMatchObject({ code: 0 })
  site.write('site.json', site.read('site.json').replace('@bakery/sections"', '@bakery/sections", "@bakery/cakes"'))
  expect((await validated(site)).output).toMatch(/E_SECTION_PACKAGE: the package @bakery\/cakes is not installed/)
})

test('what a schema imports from elsewhere is part of it, for each company by itself', async () => {
  const sites = ['Rye', 'Spelt'].map((loaf) => {
    const site = bakery(SHOWN.replace('Rye loaf', loaf))
    writeOwnSection(site.configDir, 'loafOfTheDay', {
      ...LOAF,
      schema: `import { loaves } from '../../loaves'\n${LOAF.schema.replace('line(60)', 'z.enum(loaves)').replace("loaf: 'Rye loaf'", 'loaf: loaves[0]')}`,
    })
    mkdirSync(join(dirname(site.configDir), 'loaves'))
    const write = (words: string[], file = 'loaves/index.ts') =>
      writeFileSync(join(dirname(site.configDir), file), `export const loaves = ${JSON.stringify(words)}`)
    write([loaf])
    return { site, write }
  })
  for (const { site } of sites) expect(await validated(site)).toMatchObject({ code: 0 })
  const [{ site, write }] = sites as [(typeof sites)[0]]
  write(['Wheat'])
  expect((await validated(site)).output).toMatch(/pages\/visit\.json:\d+:\d+ error E_\w+ sections\.1\.loaf/)
  write(['Rye'], 'loaves/index.mjs')
  expect(await validated(site)).toMatchObject({ code: 0 })
})

test('a site is built with what a section imports from elsewhere, and built again when that changes; other code is not made for it', async () => {
  const site = bakery('"type": "counter", "title": "Count"', SHOWN)
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  const view = (code: string) => writeOwnSection(site.configDir, 'counter', { ...COUNTER, view: code })
  view(
    `import words from '../../words.txt?raw'\nimport Rating from '@mui/material/Rating'\n${COUNTER.view.replace('title={title} />', 'title={title} lead={words} /><Rating />')}`,
  )
  const words = join(dirname(site.configDir), 'words.txt')
  const built = async () => {
    const { code, output } = await runCli(['build', '--config', site.configDir, '--out', site.dist])
    const html = code === 0 ? readFileSync(join(site.dist, 'visit/index.html'), 'utf8') : ''
    return { code, output, html }
  }
  writeFileSync(words, 'Press as you like.')
  const first = await built()
  expect(first).toMatchObject({ code: 0, html: expect.stringContaining('Press as you like.') as string })
  expect(first.html).toContain('Pressed: 0')
  expect(first.html).toContain('MuiRating-root')
  const scripts = findFiles(join(site.dist, 'static/js'))
  for (const type of ['counter', 'loafOfTheDay'])
    expect(
      scripts.some((file) => file.startsWith(`own-${type}-`)),
      type,
    ).toBe(true)

  writeFileSync(words, 'Press once.')
  expect((await built()).html).toContain('Press once.')
  expect((await built()).output).toContain('0 pages built')

  view(`\nconst wide = spaces.s12\nexport default () => wide`)
  const failed = await built()
  expect(failed.code).toBe(1)
  expect(failed.output).toMatch(
    /sections\/counter\/view\.tsx:2:14 error E_SECTION_CODE: the component cannot be loaded: spaces is not defined/,
  )
})

test('how a section behaves may follow from its fields', async () => {
  const site = bakery('"type": "counter", "title": "Press here"', '"type": "counter", "title": "Count"')
  const schema = COUNTER.schema.replace("'live'", "({ title }: { title: string }) => (title === 'Count' ? 'live' : 'onUse')")
  writeOwnSection(site.configDir, 'counter', { ...COUNTER, schema })
  expect(await runCli(['build', '--config', site.configDir, '--out', site.dist])).toMatchObject({ code: 0 })
  const html = readFileSync(join(site.dist, 'visit/index.html'), 'utf8')
  const bands = Array.from(html.matchAll(/<section [^>]*data-type="counter"[^>]*>/g), ([band]) => /data-live="(\w*)"/.exec(band)?.[1])
  expect(bands).toEqual(['', 'onUse'])
})

test('a new section type works at once', async () => {
  const site = bakery()
  const args = ['new', 'section', 'openingTimes', '--config', site.configDir]
  expect(await runHere(...args, '--dry-run')).toMatchObject({ status: 0 })
  expect(await runHere(...args)).toMatchObject({ status: 0 })
  expect(readFileSync(join(dirname(site.configDir), 'sections/openingTimes/schema.ts'), 'utf8')).toContain("'openingTimes'")
  addSection(site, '"type": "openingTimes", "title": "Open", "words": "From seven."')
  expect(await validated(site)).toMatchObject({ code: 0 })
  const again = await runHere(...args)
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('The section type openingTimes already exists.')])
  expect((await runHere('new', 'section', 'hero', '--config', site.configDir)).status).toBe(1)
})

/** The page for visitors, without its opening. */
function withoutOpening(site: SiteCopy): void {
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: unknown[] }
  page.sections.shift()
  site.write('pages/visit.json', JSON.stringify(page, null, 2))
}

test('a type with a field called limits is no tool: it opens no page', async () => {
  const site = bakery('"type": "doseTable", "title": "Limits", "limits": "Two a day"')
  writeOwnSection(site.configDir, 'doseTable', DOSES)
  expect(await validated(site)).toMatchObject({ code: 0 })
  withoutOpening(site)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toContain('E_NO_H1')
  expect(output).toContain('1 error')
})

test('a type that opens its page takes the place of a hero, and is a second main heading beside one', async () => {
  const site = bakery('"type": "shopfront", "title": "Come in"')
  writeOwnSection(site.configDir, 'shopfront', SHOPFRONT)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(/pages\/visit\.json:\d+:\d+ error E_TWO_H1 sections\.1/)
  expect(output).toContain('1 error')
  withoutOpening(site)
  expect(await validated(site)).toMatchObject({ code: 0 })
})

test('where the code of what opens a page does not work, the page is not said to have no main heading', async () => {
  const site = bakery('"type": "shopfront", "title": "Come in"')
  withoutOpening(site)
  writeOwnSection(site.configDir, 'shopfront', { ...SHOPFRONT, schema: 'throw new Error("no flour")' })
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toContain('E_SECTION_CODE')
  expect(output).toContain('1 error')
})

test('whatever the field of an own type is called, the same is said of its words', async () => {
  const names = builderFieldNames().filter((name) => !Object.hasOwn(common, name))
  expect(names).toEqual(expect.arrayContaining(['words', 'collection', 'question', 'columns', 'items']))
  const site = bakery()
  const schema = `import { line, section } from 'page-builder/schemas'
const names = ${JSON.stringify([...names, 'innocent'])}
const fields = Object.fromEntries(names.map((name) => [name, line(60).optional().describe('Words.')]))
export default section('anything', 'Whatever there is.', fields, [{ innocent: 'Two a day' }])
`
  writeOwnSection(site.configDir, 'anything', { schema, view: 'export default function Anything() { return null }' })
  const page = JSON.parse(site.read('pages/visit.json')) as { sections: object[] }
  const show = (name: string, sections: object[]) => {
    for (const [at, chosen] of parts(sections, 50).entries())
      site.write(`pages/${name}${at}.json`, JSON.stringify({ ...page, menus: [], sections: [page.sections[0], ...chosen] }, null, 2))
  }
  show(
    'sound',
    names.map((name, at) => ({ type: 'anything', [name]: `Two a day, number ${at}` })),
  )
  // A letter that nobody sees.
  show('innocent', [{ type: 'anything', innocent: 'Two\u200Ba day' }])
  show(
    'odd',
    names.map((name, at) => ({ type: 'anything', [name]: `Two\u200Ba day, number ${at}` })),
  )
  const { output } = await runCli(['validate', '--config', site.configDir, '--format', 'json'])
  const { problems } = JSON.parse(output) as { problems: { rule: string; file: string; path: string }[] }
  const said = (page: string) =>
    problems.flatMap(({ rule, file, path }) =>
      new RegExp(`/${page}\\d+\\.json$`).test(file) && path.startsWith('sections') ? [`${rule} ${path.split('.').at(-1)}`] : [],
    )
  expect(said('sound')).toEqual([])
  const [innocent] = said('innocent')
  expect(innocent).toMatch(/^E_\w+ innocent$/)
  expect(said('odd').toSorted()).toEqual(names.map((name) => innocent!.replace('innocent', name)).toSorted())
})

function parts<Item>(list: Item[], most: number): Item[][] {
  return list.length <= most ? [list] : [list.slice(0, most), ...parts(list.slice(most), most)]
}
