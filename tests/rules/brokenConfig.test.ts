import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'

const HOME = 'pages/index.json'
const VISIT = 'pages/visit.json'
const RULES = 'pages/house-rules.json'
const RYE = 'collections/breads/rye-loaf.json'
const SPELT = 'collections/breads/spelt-crown.json'
const FAMILY = 'collections/breads/index.json'
const NOT_FOUND = 'pages/404.json'

const hero = (title: string) => `{ "type": "hero", "variant": "plain", "title": "${title}", "lead": "A page of the test." }`
const page = (name: string, sections = hero(name), more = '') =>
  `{ "name": "${name}", "title": "The page ${name}", "description": "A page about ${name} that the tests add to the bakery, to see what is found.", "summary": "${name}.", "updated": "2026-11-02", "noindex": true,${more}\n  "sections": [${sections}] }\n`
const link = (href: string): [string, string] => ['"href": "/visit"', `"href": ${JSON.stringify(href)}`]

function located(dir: string, problems: Problem[]) {
  const shown = `${relative(process.cwd(), dir)}/`
  return problems.map(({ code, file, line, column }) => `${code} ${file.replace(shown, '')}:${line}:${column}`)
}

function place(dir: string, file: string, text: string | null): string {
  if (text === null) return '1:1'
  const source = readFileSync(join(dir, file), 'utf8').replace(/^\uFEFF/, '')
  const offset = source.indexOf(text)
  expect(offset, `${text} stands in ${file}`).toBeGreaterThanOrEqual(0)
  const before = source.slice(0, offset).split('\n')
  return `${before.length}:${before.at(-1)!.length + 1}`
}

test.each(['nowhere', 'tests/commands/cli.test.ts', '.'])('C01 %s is not a config folder', (folder) => {
  const dir = editedBakery({})
  const configDir = folder === '.' ? join(dir, 'empty') : join(process.cwd(), folder)
  if (folder === '.') mkdirSync(configDir)
  const { site, problems } = loadSite(configDir)
  expect(site).toBeNull()
  expect(problems.map(({ code }) => code)).toEqual(['E_NO_CONFIG'])
  const text = problemsAsText(problems)
  expect(text.split('\n')).toHaveLength(1)
  expect(text).toContain(relative(process.cwd(), configDir))
  expect(text).toContain(process.cwd())
  expect(text).toContain('site.json')
})

test('C01 every required file that is missing is named', () => {
  const dir = editedBakery({ 'theme.json': null, 'header.json': null, [NOT_FOUND]: null })
  expect(located(dir, loadSite(dir).problems)).toEqual([
    'E_NO_FILE header.json:1:1',
    'E_NO_FILE pages/404.json:1:1',
    'E_NO_FILE theme.json:1:1',
  ])
})

test('C02 a folder in the place of a file, and a dangling link, are named; other files are still checked', () => {
  const dir = editedBakery({ 'theme.json': null, 'theme.json/x.txt': 'x', [VISIT]: null, [HOME]: link('/vist') })
  symlinkSync(join(dir, 'gone.json'), join(dir, VISIT))
  const { problems } = loadSite(dir)
  expect(located(dir, problems)).toEqual([
    `E_DEAD_LINK ${HOME}:${place(dir, HOME, '"/vist"')}`,
    `E_UNREADABLE ${VISIT}:1:1`,
    'E_NO_FILE theme.json:1:1',
  ])
  expect(problemsAsText(problems)).toMatch(/it does not exist[^]*this is a folder/)
})

test('C02 a folder in the place of a Markdown file is named', () => {
  const dir = editedBakery({ 'pages/house-rules.md': null, 'pages/house-rules.md/x': 'x' })
  expect(problemsAsText(loadSite(dir).problems)).toMatch(/E_UNREADABLE .*"house-rules\.md" cannot be read: it is a folder/)
})

test('nothing outside the config folder is read through a link', () => {
  const dir = editedBakery({ [RULES]: null, 'assets/favicon.svg': null })
  const elsewhere = editedBakery({})
  symlinkSync(join(elsewhere, RULES), join(dir, RULES))
  symlinkSync(join(elsewhere, 'assets/favicon.svg'), join(dir, 'assets/favicon.svg'))
  expect(located(dir, loadSite(dir).problems)).toEqual(['E_OUTSIDE assets/favicon.svg:1:1', `E_OUTSIDE ${RULES}:1:1`])
})

test('a link inside the config folder is followed', () => {
  const dir = editedBakery({ 'pages/house-rules.md': null, 'shared-rules.md': '## Orders\n\nKept until noon.\n' })
  symlinkSync(join(dir, 'shared-rules.md'), join(dir, 'pages/house-rules.md'))
  expect(loadSite(dir).problems).toEqual([])
})

test('C10 a hundred problems in twenty files are all found, in a stable order', () => {
  const faulty = Array.from(
    { length: 20 },
    (_, index) => [`pages/page-${String(index).padStart(2, '0')}.json`, '{ "a": 1, "b": 2, "c": 3,\n  "name": "", "title": 5 }'] as const,
  )
  const dir = editedBakery(Object.fromEntries(faulty))
  const { problems } = loadSite(dir)
  for (const [file] of faulty) {
    expect(located(dir, problems).filter((line) => line.includes(file))).toEqual([
      // Four required fields are missing, three keys are unknown, two values are wrong.
      ...Array.from({ length: 4 }, () => `E_MISSING ${file}:1:1`),
      `E_UNKNOWN_KEY ${file}:1:3`,
      `E_UNKNOWN_KEY ${file}:1:11`,
      `E_UNKNOWN_KEY ${file}:1:19`,
      `E_TOO_SHORT ${file}:2:11`,
      `E_TYPE ${file}:2:24`,
    ])
  }
  expect(problems).toHaveLength(180)
  expect(loadSite(dir).problems).toEqual(problems)
})

test.each([
  '%2e%2e',
  'C:x',
  'CON',
  'con',
  'nul',
  'com1',
  'lpt9',
  'ends.',
  'ends ',
  'two--hyphens',
  '-x',
  'Ä',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'index',
  'static',
  'a'.repeat(101),
  'back\\slash',
])('C12 C13 a page called %j is refused', (name) => {
  const file = `pages/${name === 'index' ? 'index/index' : name}.json`
  const dir = editedBakery({ [file]: page('Odd') })
  expect(located(dir, loadSite(dir).problems)).toEqual([`E_PATH ${file}:1:1`])
})

test.each(['nul', '__proto__', 'UPPER', `${'a'.repeat(101)}`])('C12 C13 an entry called %j is refused', (name) => {
  const file = `collections/breads/${name}.json`
  const dir = editedBakery({ [file]: page('Odd') })
  expect(located(dir, loadSite(dir).problems)).toEqual([`E_PATH ${file}:1:1`])
})

test.each(['constructor', 'prototype'])('C13 %s is an ordinary name of a page, a collection and an icon that is not there', (name) => {
  const dir = editedBakery({
    [`pages/${name}.json`]: page('Odd'),
    [`collections/${name}/index.json`]: `{ "path": "/odd/{id}", "name": "Odd" }`,
    [`collections/${name}/${name}.json`]: page(
      'Entry',
      `${hero('Entry')}, { "type": "entryCards", "title": "All", "collection": "${name}" }`,
    ),
  })
  const { site, problems } = loadSite(dir)
  expect(problems).toEqual([])
  expect(site!.pages.map(({ path }) => path)).toEqual(expect.arrayContaining([`/${name}`, `/odd/${name}`]))
  expect(loadSite(editedBakery({ [HOME]: ['"icon": "clock"', `"icon": "${name}"`] })).problems.map(({ code }) => code)).toEqual([
    'E_NO_ICON',
  ])
})

test('C13 C14 no config reaches the prototype of all objects', () => {
  const poison = '"__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } }'
  const dir = editedBakery({
    [HOME]: ['"sections"', `${poison}, "sections"`],
    'site.json': ['"name"', `${poison}, "name"`],
    [FAMILY]: ['"defaults": {', `"defaults": { ${poison},`],
  })
  expect(new Set(loadSite(dir).problems.map(({ code }) => code))).toEqual(new Set(['E_PROTO_KEY']))
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('C20 raw HTML in Markdown and in plain fields is kept as text', () => {
  const dir = editedBakery({
    [HOME]: ['"title": "Good bread takes a day"', '"title": "Good <img src=x onerror=alert(1)> takes a day"'],
    'pages/house-rules.md': ['An order', '<script>alert(1)</script>\n\nAn <b onclick="x()">order</b>'],
  })
  const { site, problems } = loadSite(dir)
  expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning E_RAW_HTML', 'warning E_RAW_HTML'])
  const text = site!.pages.find(({ path }) => path === '/house-rules')!.sections.find((section) => section.type === 'richText')!
  expect(text.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(text.body).not.toMatch(/<script|<b\b/)
})

test('C27 strings of 100,000 characters are refused within two seconds of work, and files that are too big are not read', () => {
  const long = 'a-'.repeat(50_000)
  const dir = editedBakery({
    [VISIT]: ['"map-pin"', JSON.stringify(long)],
    'site.json': ['"https://www.brot-und-blume.example"', JSON.stringify(`https://${long}`)],
    'theme.json': ['"#F2B544"', JSON.stringify(`#${long}`)],
    'redirects.json': `{ "redirects": [{ "from": "/${long}", "to": "/${long}" }] }`,
    [HOME]: link(`/${long}`),
    [RYE]: ['"Rye loaf"', JSON.stringify(' '.repeat(100_000))],
    [SPELT]: `{ "name": "${'x'.repeat(1024 * 1024)}" }`,
  })
  const before = process.cpuUsage()
  const found = located(dir, loadSite(dir).problems).map((line) => line.split(':')[0])
  const { user, system } = process.cpuUsage(before)
  expect(found).toEqual([
    `E_TOO_LONG ${RYE}`,
    `E_TOO_BIG ${SPELT}`,
    `E_TOO_LONG ${HOME}`,
    `E_TOO_LONG ${VISIT}`,
    'E_TOO_LONG redirects.json',
    'E_TOO_LONG redirects.json',
    'E_TOO_LONG site.json',
    'E_VALUE theme.json',
  ])
  expect((user + system) / 1000).toBeLessThan(2000)
})

test('C42 leftovers of editors and systems, and hidden files, are passed over', () => {
  const left = [
    '.DS_Store',
    'pages/.index.json.swp',
    'pages/index.json~',
    'pages/index.json.bak',
    'pages/.#index.json',
    'pages/x.tmp',
    '.git/config.json',
    'assets/.DS_Store',
  ]
  const dir = editedBakery(Object.fromEntries(left.map((file) => [file, 'not json'])))
  const { site, problems } = loadSite(dir)
  expect(problems).toEqual([])
  expect(site!.assets.filter((asset) => asset.includes('DS_Store'))).toEqual([])
})

test('mistakes of every kind in several files are found in one run, sorted, once each', () => {
  const dir = editedBakery({
    'theme.json': ['"control": 8', '"control": 800'],
    'header.json': ['"/visit#order"', '"/visit#ordr"'],
    'redirects.json': '{ "redirects": [ }',
    [FAMILY]: ['"/breads"', '"/bread"'],
    [RYE]: ['"icon": "droplets"', '"icon": "dropletts"'],
    [SPELT]: ['"order": 2', '"order": "2"'],
    [HOME]: ['"/breads"', '"/breads/spelt-crown"'],
    [VISIT]: ['"sections": [', `"sections": [\n${hero('Hello')},`],
    [RULES]: ['"title": "House rules of the shop"', '"title": "Our breads"'],
  })
  const { site, problems } = loadSite(dir)
  expect(site).toBeNull()
  expect(located(dir, problems)).toEqual([
    `E_NO_ICON ${RYE}:${place(dir, RYE, '"dropletts"')}`,
    `E_TYPE ${SPELT}:${place(dir, SPELT, '"2"')}`,
    `E_DEAD_ANCHOR header.json:${place(dir, 'header.json', '"/visit#ordr"')}`,
    `E_SAME_TITLE ${RULES}:${place(dir, RULES, '"Our breads"')}`,
    `E_TWO_H1 ${VISIT}:${place(dir, VISIT, '{\n      "type": "hero"')}`,
    `E_JSON redirects.json:${place(dir, 'redirects.json', '}')}`,
    `E_TOO_LONG theme.json:${place(dir, 'theme.json', '800,\n')}`,
  ])
  expect(problemsAsText(problems)).not.toMatch(/^\s+at |node:|\.ts:/m)
})

test('a page with problems is not called missing by the links that lead to it', () => {
  const dir = editedBakery({ [VISIT]: ['"name"', '"nam"'] })
  expect(new Set(loadSite(dir).problems.map(({ file }) => file))).toHaveLength(1)
})

test('a collection with problems is not called missing by the sections that show it', () => {
  const dir = editedBakery({ [FAMILY]: ['"name"', '"nam"'] })
  expect(loadSite(dir).problems.map(({ code }) => code)).toEqual(['E_UNKNOWN_KEY'])
})

// Root may read every file.
test.skipIf(process.getuid?.() === 0)('C02 a file that may not be read is named', () => {
  const dir = editedBakery({})
  rmSync(join(dir, RULES))
  writeFileSync(join(dir, RULES), '{}', { mode: 0o000 })
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  expect(problemsAsText(loadSite(dir).problems)).toMatch(/house-rules\.json:1:1 error E_UNREADABLE: cannot be read: permission was denied/)
})
