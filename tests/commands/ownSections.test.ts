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

/** What `validate` says of a site, in this process. */
async function validated(site: SiteCopy): Promise<{ code: number; output: string }> {
  const { status, stdout, stderr } = await runHere('validate', '--config', site.configDir)
  return { code: status, output: stdout + stderr }
}

test('pages may show a section type that lies beside the config folder', async () => {
  const site = bakery(SHOWN)
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  expect(await validated(site)).toMatchObject({ code: 0 })
})

test('its fields are checked as those of any section', async () => {
  const site = bakery(SHOWN.replace('1000', '"heavy"').replace('"Rye and', '"Rye [and](/nowhere)'))
  writeOwnSection(site.configDir, 'loafOfTheDay', LOAF)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(/pages\/visit\.json:\d+:\d+ error E_\w+ sections\.1\.grams/)
})

const FAULTY: [string, typeof COUNTER, RegExp][] = [
  [
    'a schema that cannot be parsed',
    { ...COUNTER, schema: 'export default section(' },
    /sections\/counter\/schema\.ts:1:\d+ error E_SECTION_CODE/,
  ],
  [
    'a component that cannot be parsed',
    { ...COUNTER, view: 'export default function View( {' },
    /sections\/counter\/view\.tsx:1:\d+ error E_SECTION_CODE/,
  ],
  ['a schema that fails when it is run', { ...COUNTER, schema: 'throw new Error("no flour")' }, /E_SECTION_CODE: .*no flour/],
  [
    'a type with another name',
    { ...COUNTER, schema: COUNTER.schema.replace("'counter'", "'tally'") },
    /E_SECTION_CODE: the section type is named tally/,
  ],
  [
    'an example that does not fit',
    { ...COUNTER, schema: COUNTER.schema.replace("title: 'Count'", 'title: 7') },
    /sections\/counter\/schema\.ts:3:\d+ error E_SECTION_CODE: example 1 does not fit the fields: title: expected string, received number/,
  ],
  [
    'a component that uses another one and does not import it',
    { ...COUNTER, view: COUNTER.view.replace('<Button onClick', '<IconButton onClick').replace('</Button>', '</IconButton>') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "IconButton" is used here but neither imported nor declared/,
  ],
  [
    'a component that uses a hook and does not import it',
    { ...COUNTER, view: COUNTER.view.replace('setCount(count + 1)', 'setCount(useMemo(() => count + 1, []))') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "useMemo" is used here.*Import it: import \{ useMemo \} from 'react'\./,
  ],
  [
    'a component in which a name has a slip',
    { ...COUNTER, view: COUNTER.view.replace('setCount(count + 1)', 'setCount(coutn + 1)') },
    /sections\/counter\/view\.tsx:6:\d+ error E_SECTION_CODE: "coutn" is used here.*Did you mean "count"\?/,
  ],
  [
    'a component that imports a file that is not there',
    { ...COUNTER, view: `import { days } from '../../lib/days.ts'\n${COUNTER.view}console.log(days)\n` },
    /sections\/counter\/view\.tsx:1:23 error E_SECTION_CODE: "\.\.\/\.\.\/lib\/days\.ts" is imported here but does not exist/,
  ],
  [
    'a component that imports what a module does not have',
    { ...COUNTER, view: COUNTER.view.replace('{ SectionHeading }', '{ SectionHeader as SectionHeading }') },
    /sections\/counter\/view\.tsx:3:\d+ error E_SECTION_CODE: .*SectionHeader/,
  ],
  [
    'a component that imports what a package does not offer',
    { ...COUNTER, view: COUNTER.view.replace('@mui/material/Button', '@mui/material/Knob') },
    /sections\/counter\/view\.tsx:2:21 error E_SECTION_CODE: "@mui\/material\/Knob" is imported here but does not exist/,
  ],
  [
    'a schema that imports what a package does not offer',
    { ...COUNTER, schema: `import { knobs } from 'zod/knobs'\n${COUNTER.schema}console.log(knobs)\n` },
    /sections\/counter\/schema\.ts:1:24 error E_SECTION_CODE: "zod\/knobs" is imported here but does not exist/,
  ],
  [
    'a component that imports a default export where there are names',
    { ...COUNTER, view: COUNTER.view.replace('{ SectionHeading }', 'SectionHeading') },
    /sections\/counter\/view\.tsx:3:8 error E_SECTION_CODE: "SectionHeading" is imported here as a default export, but the module has none/,
  ],
  ['another default export', { ...COUNTER, schema: 'export default 7' }, /E_SECTION_CODE: the default export is not a section type/],
  [
    'a behaviour that uses what is not a field',
    { ...COUNTER, schema: COUNTER.schema.replace("behaviour = 'live'", "behaviour = () => (heading.title ? 'live' : 'onUse')") },
    /sections\/counter\/schema\.ts:1:1 error E_SECTION_CODE: behaviour throws for example 1/,
  ],
  [
    'an opensPage that is neither true nor false',
    { ...COUNTER, schema: `${COUNTER.schema}export const opensPage = 'yes'` },
    /E_SECTION_CODE: opensPage is "yes"/,
  ],
  [
    'a field that is another one than every section has by that name',
    {
      ...COUNTER,
      schema: COUNTER.schema.replace("heading, [{ title: 'Count'", "{ ...heading, tone: heading.title }, [{ title: 'Count', tone: 'Warm'"),
    },
    /E_SECTION_CODE: its field tone conflicts with the field that every section has/,
  ],
  [
    'hosts in another form',
    { ...COUNTER, schema: `${COUNTER.schema}export const hosts = ['maps.example']` },
    /E_SECTION_CODE: hosts has the wrong structure/,
  ],
]

test.each(FAULTY)('%s is one problem with its place, and pages that use the type have none', async (_what, files, message) => {
  const site = bakery('"type": "counter", "title": "Count"')
  writeOwnSection(site.configDir, 'counter', files)
  const { code, output } = await validated(site)
  expect(code).toBe(1)
  expect(output).toMatch(message)
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
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('There is a section type openingTimes already.')])
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
  const shown = async (sections: object[]) => {
    for (const [at, chosen] of parts(sections, 50).entries())
      site.write(`pages/visit${at}.json`, JSON.stringify({ ...page, menus: [], sections: [page.sections[0], ...chosen] }, null, 2))
    const { stdout } = await runHere('validate', '--config', site.configDir, '--format', 'json')
    const { problems } = JSON.parse(stdout) as { problems: { rule: string; file: string; path: string }[] }
    const found = problems.filter(({ file }) => /visit\d/.test(file) && file.endsWith('.json'))
    return found.flatMap(({ rule, path }) => (path.startsWith('sections') ? [`${rule} ${path.split('.').at(-1)}`] : []))
  }
  expect(await shown(names.map((name, at) => ({ type: 'anything', [name]: `Two a day, number ${at}` })))).toEqual([])
  // A letter that nobody sees.
  const [innocent] = await shown([{ type: 'anything', innocent: 'Two\u200Ba day' }])
  expect(innocent).toMatch(/^E_\w+ innocent$/)
  const said = await shown(names.map((name, at) => ({ type: 'anything', [name]: `Two\u200Ba day, number ${at}` })))
  expect(said.toSorted()).toEqual(names.map((name) => innocent!.replace('innocent', name)).toSorted())
})

function parts<Item>(list: Item[], most: number): Item[][] {
  return list.length <= most ? [list] : [list.slice(0, most), ...parts(list.slice(most), most)]
}
