import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { printedText } from '#tests/support/printedText.ts'
import { movePage } from '#src/node/cli/actions/move.ts'
import { newPage } from '#src/node/cli/actions/new.ts'
import { removePage } from '#src/node/cli/actions/remove.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { runHere } from '#tests/support/runHere.ts'
import { HARBOUR } from '#tests/support/harbour.ts'

const printed = printedText()

const now = () => new Date('2026-11-03T12:00:00')
const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8')
const contents = (dir: string) =>
  Object.fromEntries([...walk(dir).files, ...walk(dir).links].map((file) => [file, readFileSync(join(dir, file), 'base64')]))
// A page that was just made is linked afterwards.
const problemsOf = (dir: string) =>
  loadSite(dir)
    // A new page waits for links and words.
    .problems.filter(({ code }) => code !== 'E_ORPHAN' && code !== 'E_UNFINISHED')
    .map(({ file, code, message }) => `${file} ${code} ${message}`)
const pathsOf = (dir: string) => loadSite(dir).site!.pages.map(({ path }) => path)
const redirectsOf = (dir: string) => (JSON.parse(read(dir, 'redirects.json')) as { redirects: unknown[] }).redirects

/** A copy of the config of Quayfold, which has collections and folders of every kind. */
function harbourConfig(): string {
  const dir = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  cpSync(resolve(HARBOUR), dir, { recursive: true })
  return dir
}

/** Says that every file that stays in its place is, with the old path put back for the moved one, what it was byte for byte. */
function expectOnlyPathsChanged(before: Record<string, string>, dir: string, from: string, to: string, moved: string[]) {
  for (const [file, bytes] of Object.entries(before)) {
    // What editors offer is generated.
    if (moved.includes(file) || file === 'redirects.json' || file.startsWith('.schemas/')) continue
    const text = Buffer.from(bytes, 'base64')
    const after = readFileSync(join(dir, file))
    if (!after.equals(text)) expect(after.toString().replaceAll(to, from)).toBe(text.toString())
  }
}

test('new writes an entry that is valid at once and part of its family', async () => {
  const dir = editedBakery({})
  expect(await newPage({ configDir: dir, words: ['breads', 'wheat-roll'], now })).toBe(0)
  const entry = JSON.parse(read(dir, 'collections/breads/wheat-roll.json')) as Record<string, unknown>
  expect(entry).toMatchObject({
    $schema: '../../../../../schemas/json/page.schema.json',
    name: 'Wheat roll',
    updated: '2026-11-03',
    sections: [{ type: 'hero', variant: 'plain' }, { type: 'richText' }],
  })
  expect(problemsOf(dir)).toEqual([])
  expect(pathsOf(dir)).toContain('/breads/wheat-roll')
  expect(printed.log).toContain('collections/breads/wheat-roll.json')
  expect(JSON.stringify(entry)).not.toMatch(/lorem/i)
})

test.each([
  ['de-AT', /^Ersetzen Sie/, undefined],
  ['fr', /^Remplacez/, undefined],
  ['es-MX', /^Sustituya/, undefined],
  ['nl', /^Replace/, 'Its placeholder texts are in English: the builder has none in Dutch.'],
])('new writes placeholder texts in the language of the site, here %s', async (language, begins, note) => {
  const dir = editedBakery({ 'site.json': ['"language": "en-GB"', `"language": "${language}"`] })
  expect(await newPage({ configDir: dir, words: ['breads', 'wheat-roll'], now })).toBe(0)
  const entry = JSON.parse(read(dir, 'collections/breads/wheat-roll.json')) as { description: string; sections: { lead?: string }[] }
  expect(entry.description).toMatch(begins)
  expect(entry.sections[0]!.lead).toMatch(begins)
  expect(printed.log.includes('in English')).toBe(note !== undefined)
  expect(printed.log).toContain(note ?? 'wheat-roll')
  const waiting = loadSite(dir).problems.filter(({ code, file }) => code === 'E_UNFINISHED' && file.endsWith('wheat-roll.json'))
  expect(waiting.map(({ message }) => message)).toEqual([expect.stringMatching(/more on this page/)])
})

test('new writes a page in the folder of another language in that language', async () => {
  const dir = bakeryInLanguages()
  expect(await newPage({ configDir: dir, words: ['page', '/de/team'], now })).toBe(0)
  expect(JSON.parse(read(dir, 'pages/de/team.json'))).toMatchObject({ title: 'Team: Ersetzen Sie diesen Titel' })
})

test('new writes pages in folders that are not there yet, and drafts', async () => {
  const dir = editedBakery({})
  expect(await newPage({ configDir: dir, words: ['page', '/shop/team'], now })).toBe(0)
  expect(await newPage({ configDir: dir, words: ['page', '/shop/history'], now, draft: true })).toBe(0)
  expect(JSON.parse(read(dir, 'pages/shop/team.json'))).toMatchObject({ $schema: '../../../../../schemas/json/page.schema.json' })
  expect(problemsOf(dir)).toEqual([])
  expect(pathsOf(dir)).toContain('/shop/team')
  expect(pathsOf(dir)).not.toContain('/shop/history')
})

test('new entries of a glossary begin with a term, and two of one name differ in title', async () => {
  const dir = harbourConfig()
  for (const collection of ['glossary-harbour', 'glossary-weather', 'solutions', 'comparison', 'explore']) {
    expect(await newPage({ configDir: dir, words: [collection, 'sample-word'], now })).toBe(0)
  }
  expect(problemsOf(dir)).toEqual([])
  const first = (file: string) => (JSON.parse(read(dir, file)) as { sections: { type: string }[] }).sections[0]!.type
  expect(first('collections/glossary-harbour/sample-word.json')).toBe('glossaryEntry')
  expect(first('collections/solutions/sample-word.json')).toBe('hero')
})

test.each<[string[], number, RegExp]>([
  [['breads', 'rye-loaf'], 1, /^\/breads\/rye-loaf already belongs to collections\/breads\/rye-loaf\.json\.\n$/],
  [['braeds', 'x'], 1, /^There is no collection "braeds"\. Did you mean "breads"\?\n$/],
  [
    ['constructor', 'x'],
    1,
    /^There is no collection "constructor"\. There are: breads, page\. To add a collection, create config\/collections\/constructor\/index\.json\.\n$/,
  ],
  [['breads', 'Wheat Roll'], 1, /^"Wheat Roll" cannot be an id: .* Did you mean "wheat-roll"\?\n$/],
  [['breads', '../../x'], 1, /^"\.\.\/\.\.\/x" cannot be an id/],
  [['breads', 'index'], 1, /^"index" cannot be an id/],
  [['breads', 'con'], 1, /^"con" cannot be an id/],
  [['page', 'about'], 1, /Did you mean "\/about"\?\n$/],
  [['page', '/../x'], 1, /^"\/\.\.\/x" cannot be the path of a page/],
  [['page', '/'], 1, /^\/ already belongs to pages\/index\.json\.\n$/],
  [['page', '/bread'], 1, /^\/bread redirects to \/breads; /],
  [['page', '/breads/x'], 1, /Run: npm run new -- breads x\n$/],
  [['page', '/static/x'], 1, /cannot be the path of a page/],
  [['breads'], 2, /^The id is missing\. /],
  [[], 2, /^The collection is missing \(breads, page\)\. /],
  [['breads', 'a', 'b'], 2, /^Too many arguments\. /],
])('new %j is refused in one line', async (words, code, message) => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect(await newPage({ configDir: dir, words, now, ask: undefined })).toBe(code)
  expect(printed.error).toMatch(message)
  expect(printed.error.match(/\n/g)).toHaveLength(1)
  expect(contents(dir)).toEqual(before)
})

test('new asks at a terminal for what is missing', async () => {
  const dir = editedBakery({})
  const answers = ['breads', 'corn-bread']
  expect(await newPage({ configDir: dir, words: [], now, ask: async () => answers.shift() })).toBe(0)
  expect(pathsOf(dir)).toContain('/breads/corn-bread')
  expect(await newPage({ configDir: dir, words: ['breads'], now, ask: async () => undefined })).toBe(2)
})

test('whatever is given as an id, new writes one valid entry or nothing, and never elsewhere', async () => {
  let seed = 20261203
  const random = (most: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % most
  const letters = [
    'a',
    'z',
    '0',
    '-',
    '--',
    '/',
    '\\',
    '..',
    '.',
    ' ',
    '%2e',
    '\0',
    '\n',
    '\u001b[2J',
    'É',
    '\u202e',
    '{id}',
    '"',
    ':',
    '😀',
    'index',
    'con',
    '-b',
    'x'.repeat(60),
  ]
  for (let round = 0; round < 60; round++) {
    const parent = mkdtempSync(join(tmpdir(), 'fuzz-'))
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
    const dir = join(parent, 'a/config')
    cpSync(resolve('tests/fixtures/bakery'), dir, { recursive: true })
    const before = contents(parent)
    const id = Array.from({ length: 1 + random(4) }, () => letters[random(letters.length)]).join('')
    const words = round % 2 === 0 ? ['breads', id] : ['page', `/${id}`]
    printed.error = ''
    const code = await newPage({ configDir: dir, words, now, ask: undefined })
    const after = contents(parent)
    // Beside the folder is the log with which the editor takes it back.
    const added = Object.keys(after).filter((file) => !(file in before) && file !== 'a/.build/edits-config.jsonl')
    expect(added, JSON.stringify(words)).toHaveLength(code === 0 ? 1 : 0)
    if (code === 0) expect(problemsOf(dir), JSON.stringify(words)).toEqual([])
    else expect(printed.error, JSON.stringify(words)).toMatch(/^[^\u0000-\u001f]+\n$/)
    expect(added.every((file) => file.startsWith('a/config/'))).toBe(true)
    for (const [file, bytes] of Object.entries(before)) expect(after[file]).toBe(bytes)
  }
}, 120_000)

test('H14 new writes a page in the folder of another language, and mv moves one there; both get their words afterwards', async () => {
  const dir = bakeryInLanguages()
  expect(await newPage({ configDir: dir, words: ['page', '/de/team'], now })).toBe(0)
  expect(await newPage({ configDir: dir, words: ['page', '/ar/team'], now })).toBe(0)
  expect(await movePage({ configDir: dir, words: ['/house-rules', '/de/regeln'] })).toBe(0)
  expect(printed.error).toBe('')
  expect(pathsOf(dir)).toEqual(expect.arrayContaining(['/de/team', '/ar/team', '/de/regeln']))
  expect(loadSite(dir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('H14 new and mv are put back for new errors, and tell new warnings', async () => {
  const rules = (how: string): [string, string] => ['"url":', `"rules": { "E_FUTURE_DAY": "${how}" },\n  "url":`]
  const later = () => new Date('2126-11-03T12:00:00')
  const dir = editedBakery({ 'site.json': rules('warn') })
  expect(await newPage({ configDir: dir, words: ['page', '/team'], now: later })).toBe(0)
  expect(printed.log).toMatch(/wrote .*\n.*pages\/team\.json:\d+:\d+ warning E_FUTURE_DAY/s)
  const strict = editedBakery({ 'site.json': rules('error') })
  expect(await newPage({ configDir: strict, words: ['page', '/team'], now: later })).toBe(1)
  expect(pathsOf(strict)).not.toContain('/team')
})

test('mv moves a page with its links, redirects to it and its schema path', async () => {
  const dir = editedBakery({
    'pages/visit.json': ['"answer": "Yes, from', '"answer": "Yes, see [the breads](/breads \\"All\\") and `[code](/breads)`, \\u2014 from'],
  })
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words: ['/breads', '/shop/loaves'] })).toBe(0)
  expect(problemsOf(dir)).toEqual([])
  expect(pathsOf(dir)).toContain('/shop/loaves')
  expect(pathsOf(dir)).toContain('/breads/rye-loaf')
  expect(JSON.parse(read(dir, 'pages/shop/loaves.json'))).toMatchObject({ $schema: '../../../../../schemas/json/page.schema.json' })
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/shop/loaves' },
    { from: '/breads', to: '/shop/loaves', status: 301 },
  ])
  expect(read(dir, 'pages/visit.json')).toContain(String.raw`[the breads](/shop/loaves \"All\") and ${'`[code](/breads)`'}, \u2014 from`)
  expect(read(dir, 'collections/breads/index.json')).toContain('"path": "/breads/{id}"')
  expectOnlyPathsChanged(before, dir, '/breads', '/shop/loaves', ['pages/breads.json'])
  expect(printed.log).toMatch(/moved {4}\S+\/pages\/breads\.json → \S+\/pages\/shop\/loaves\.json\n/)
  expect(printed.log).toContain('Not moved: 2 pages below /breads/.')
})

test('mv rewrites the site’s own address written out, in link fields and in Markdown', async () => {
  const own = new URL((JSON.parse(read('tests/fixtures/bakery', 'site.json')) as { url: string }).url).origin
  const dir = editedBakery({
    'pages/index.json': ['"href": "/visit"', `"href": "${own}/visit#order"`],
    'pages/house-rules.md': ['(/visit#order)', `(${own}/visit#order)`],
  })
  expect(await movePage({ configDir: dir, words: ['/visit', '/come-by'] })).toBe(0)
  expect(read(dir, 'pages/index.json')).toContain(`"href": "${own}/come-by#order"`)
  expect(read(dir, 'pages/house-rules.md')).toContain(`(${own}/come-by#order)`)
})

test('mv moves a draft without a redirect, and rewrites links in drafts', async () => {
  const draft = read('tests/fixtures/bakery', 'pages/visit.json')
    .replace('"updated"', '"draft": true,\n  "updated"')
    .replace('/breads/rye-loaf', '/house-rules')
  const dir = editedBakery({ 'pages/plans.json': draft })
  const redirects = read(dir, 'redirects.json')
  expect(await movePage({ configDir: dir, words: ['/plans', '/ideas/plans'] })).toBe(0)
  expect(read(dir, 'redirects.json')).toBe(redirects)
  expect(await movePage({ configDir: dir, words: ['/house-rules', '/rules'] })).toBe(0)
  expect(read(dir, 'pages/ideas/plans.json')).toContain('[rye loaf](/rules)')
})

test('mv keeps anchors and queries, Windows line ends, byte order marks and the last line as they are', async () => {
  const page = read('tests/fixtures/bakery', 'pages/index.json')
    .replace('"href": "/visit"', '"href": "/visit?from=home#order"')
    .replaceAll('\n', '\r\n')
    .trimEnd()
  const dir = editedBakery({ 'pages/index.json': `\ufeff${page}` })
  expect(await movePage({ configDir: dir, words: ['/visit', '/come-by'] })).toBe(0)
  expect(read(dir, 'pages/index.json')).toBe(`\ufeff${page.replaceAll('/visit', '/come-by')}`)
  expect(read(dir, 'pages/house-rules.md')).toContain('[the next guest](/come-by#order)')
  expect(problemsOf(dir)).toEqual([])
})

test('mv takes along the text that only the page shows', async () => {
  const dir = editedBakery({})
  const text = read(dir, 'pages/house-rules.md')
  expect(await movePage({ configDir: dir, words: ['/house-rules', '/shop/rules'] })).toBe(0)
  expect(read(dir, 'pages/shop/rules.md')).toBe(text)
  expect(read(dir, 'pages/shop/rules.json')).toContain('"file": "rules.md"')
  expect(existsSync(join(dir, 'pages/house-rules.md'))).toBe(false)
  expect(problemsOf(dir)).toEqual([])
})

test('mv leaves a text in its place that another page shows too', async () => {
  const other = read('tests/fixtures/bakery', 'pages/house-rules.json')
    .replace('House rules of the shop', 'Rules, again')
    .replace('What you can expect', 'All that you can expect')
  const dir = editedBakery({ 'pages/rules-again.json': other })
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words: ['/house-rules', '/shop/rules'] })).toBe(1)
  expect(printed.error).toContain('pages/rules-again.json also uses pages/house-rules.md')
  expect(contents(dir)).toEqual(before)
  expect(await movePage({ configDir: dir, words: ['/house-rules', '/rules'] })).toBe(0)
  expect(problemsOf(dir)).toEqual([])
  expect(read(dir, 'pages/house-rules.md')).toBe(read('tests/fixtures/bakery', 'pages/house-rules.md'))
})

test('mv there and back leaves one redirect and the links as they were', async () => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words: ['/visit', '/come-by'] })).toBe(0)
  expect(await movePage({ configDir: dir, words: ['/come-by', '/visit'] })).toBe(0)
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/breads' },
    { from: '/come-by', to: '/visit', status: 301 },
  ])
  expect({ ...contents(dir), 'redirects.json': '' }).toEqual({ ...before, 'redirects.json': '' })
  expect(problemsOf(dir)).toEqual([])
})

test('mv twice collapses the chain', async () => {
  const dir = editedBakery({ 'redirects.json': null })
  expect(await movePage({ configDir: dir, words: ['/visit', '/come-by'] })).toBe(0)
  expect(await movePage({ configDir: dir, words: ['/come-by', '/find-us'] })).toBe(0)
  expect(redirectsOf(dir)).toEqual([
    { from: '/visit', to: '/find-us', status: 301 },
    { from: '/come-by', to: '/find-us', status: 301 },
  ])
  expect(problemsOf(dir)).toEqual([])
})

/** Redirects from where a page is, or round in a circle. */
function wrongRedirects(dir: string) {
  const redirects = redirectsOf(dir) as { from: string; to: string }[]
  const paths = pathsOf(dir)
  return redirects.filter(({ from, to }) => paths.includes(from) || !paths.includes(to))
}

test.each([
  ['/visit', '/house-rules'],
  ['/house-rules', '/visit'],
  ['/breads/rye-loaf', '/breads/spelt-crown'],
])('mv swaps %s and %s by way of a third path, and redirects lead to where the pages are', async (one, other) => {
  const aside = one.startsWith('/breads/') ? '/breads/aside' : '/aside'
  const dir = editedBakery({})
  const nameAt = (path: string) => loadSite(dir).site!.pages.find((page) => page.path === path)!.meta.name
  const [first, second] = [nameAt(one), nameAt(other)]
  for (const words of [
    [one, aside],
    [other, one],
    [aside, other],
  ])
    expect(await movePage({ configDir: dir, words })).toBe(0)
  expect([nameAt(one), nameAt(other)]).toEqual([second, first])
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/breads' },
    { from: aside, to: other, status: 301 },
  ])
  expect(wrongRedirects(dir)).toEqual([])
  expect(problemsOf(dir)).toEqual([])
  expect(printed.log).toContain(`The redirect from ${one} to ${aside} was removed: the page is there now.`)
})

test('mv swaps pages with their translations', async () => {
  const dir = bakeryInLanguages()
  for (const words of [
    ['/visit', '/aside'],
    ['/house-rules', '/visit'],
    ['/aside', '/house-rules'],
  ])
    expect(await movePage({ configDir: dir, words })).toBe(0)
  expect(wrongRedirects(dir)).toEqual([])
  expect(loadSite(dir).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('mv takes the place of a redirect that leads elsewhere, and says so', async () => {
  const dir = editedBakery({})
  expect(await movePage({ configDir: dir, words: ['/visit', '/bread'] })).toBe(0)
  expect(redirectsOf(dir)).toEqual([{ from: '/visit', to: '/bread' }])
  expect(printed.log).toContain('The redirect from /bread to /breads was removed: the page is there now.')
  expect(problemsOf(dir)).toEqual([])
})

test('mv --dry-run writes nothing, and git turns its diff into what mv does', async () => {
  const [dir, other] = [editedBakery({}), editedBakery({})]
  const before = contents(dir)
  for (const [from, to] of [
    ['/breads', '/loaves'],
    ['/house-rules', '/shop/rules'],
  ] as const) {
    printed.log = ''
    expect(await movePage({ configDir: dir, words: [from, to], dryRun: true })).toBe(0)
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: other, input: printed.log })
    if (from === '/breads') expect(contents(dir)).toEqual(before)
    expect(await movePage({ configDir: dir, words: [from, to] })).toBe(0)
    expect(contents(other)).toEqual(contents(dir))
  }
})

test.each<[string[], number, RegExp]>([
  [['/visit', '/breads'], 1, /^\/breads already belongs to pages\/breads\.json\.\n$/],
  [['/visit', '/breads/visit'], 1, /is a path of the collection breads/],
  [['/breads/rye-loaf', '/loaves/rye'], 1, /^"\/loaves\/rye" does not fit the paths of breads: \/breads\/\{id\}\./],
  [['/visit', 'come-by'], 1, /Did you mean "\/come-by"\?\n$/],
  [['/visit', '/Come By'], 1, /Did you mean "\/come-by"\?\n$/],
  [['/visit', '/../../etc'], 1, /cannot be the path of a page/],
  [['/visit', '/come-by#x'], 1, /cannot be the path of a page/],
  [['/visit', '/assets/x'], 1, /cannot be the path of a page/],
  [['/visit', '/visit'], 1, /^The page is already at \/visit\.\n$/],
  [['/vist', '/come-by'], 1, /^"\/vist" is not a page of this site\. Did you mean "\/visit"\?\n$/],
  [['/', '/start'], 1, /^\/ is the home page; it cannot be moved\.\n$/],
  [['/404', '/missing'], 1, /^\/404 is the page for unknown addresses; it cannot be moved\.\n$/],
  [['/visit'], 2, /^Usage: npm run mv/],
])('mv %j is refused in one line', async (words, code, message) => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words })).toBe(code)
  expect(printed.error).toMatch(message)
  expect(printed.error.match(/\n/g)).toHaveLength(1)
  expect(contents(dir)).toEqual(before)
})

test('mv and rm refuse a config whose links cannot be read', async () => {
  const dir = editedBakery({ 'footer.json': '{' })
  for (const code of [
    await movePage({ configDir: dir, words: ['/visit', '/come-by'] }),
    await removePage({ configDir: dir, words: ['/visit'], gone: true }),
  ])
    expect(code).toBe(1)
  expect(printed.error).toMatch(/^Links in invalid files cannot be updated\. Fix these problems first:\n\S+\/footer\.json:1:2 error E_JSON/)
})

test('mv writes through no link', async () => {
  const dir = editedBakery({ 'pages/index.json': null })
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  writeFileSync(join(dir, 'pages/.home'), read('tests/fixtures/bakery', 'pages/index.json'))
  symlinkSync(join(dir, 'pages/.home'), join(dir, 'pages/index.json'))
  symlinkSync(outside, join(dir, 'pages/shop'))
  expect(problemsOf(dir).filter((problem) => !problem.includes('E_OUTSIDE'))).toEqual([])
  rmSync(join(dir, 'pages/shop'))
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words: ['/visit', '/come-by'] })).toBe(1)
  expect(printed.error).toContain('pages/index.json is a symbolic link')
  symlinkSync(outside, join(dir, 'pages/shop'))
  expect(await newPage({ configDir: dir, words: ['page', '/shop/team'], now })).toBe(1)
  rmSync(join(dir, 'pages/shop'))
  expect(contents(dir)).toEqual(before)
  expect(walk(outside)).toEqual({ files: [], links: [] })
})

test.each([
  [
    'which is known before writing',
    'breads [rye loaf](/br&#101;ads)',
    /^pages\/visit\.json:\d+: this link to \/breads is written in a form that cannot be updated automatically\..*\n$/,
  ],
  [
    'which shows afterwards',
    '[rye loaf](/br&#101;ads)',
    /^Nothing was changed, because the changes would cause these problems:\n\S+\/pages\/visit\.json:\d+:\d+ warning E_LINK_REDIRECTED .*\n$/,
  ],
])('mv leaves everything as it is when a link cannot be rewritten, %s', async (_, words, message) => {
  const dir = editedBakery({ 'pages/visit.json': ['[rye loaf](/breads/rye-loaf)', words] })
  const before = contents(dir)
  expect(await movePage({ configDir: dir, words: ['/breads', '/loaves'] })).toBe(1)
  expect(printed.error).toMatch(message)
  expect(contents(dir)).toEqual(before)
})

test('rm refuses while something leads to the page, and lists each place', async () => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect(await removePage({ configDir: dir, words: ['/visit'], gone: true })).toBe(1)
  const [head, ...places] = printed.error.trimEnd().split('\n')
  expect(head).toMatch(/^\/visit was not removed: \d+ links point to it\.$/)
  for (const place of places) {
    const [, file, line, column, href] = /^(.+?):(\d+):(\d+) (\/visit\S*)$/.exec(place)!
    expect(
      readFileSync(resolve(file!), 'utf8')
        .split('\n')
        .at(Number(line) - 1)!
        .slice(Number(column) - 1),
    ).toMatch(new RegExp(`^${href}`))
  }
  expect(places.some((place) => place.includes('pages/house-rules.md:3:'))).toBe(true)
  expect(contents(dir)).toEqual(before)
})

test('H13 rm removes a page with its text when it is said where visitors go', async () => {
  const dir = editedBakery({ 'redirects.json': ['"to": "/breads"', '"to": "/house-rules"'] })
  for (const file of ['footer.json', 'header.json'])
    writeFileSync(join(dir, file), read(dir, file).replaceAll('"/house-rules"', '"/visit"'))
  expect(await removePage({ configDir: dir, words: ['/house-rules'], ask: undefined })).toBe(2)
  expect(printed.error).toBe('Choose where visitors of /house-rules are sent: --redirect <path>, or --gone if no page replaces it.\n')
  expect(await removePage({ configDir: dir, words: ['/house-rules'], redirect: '/vist' })).toBe(1)
  expect(printed.error).toContain('Did you mean "/visit"?')
  expect(await removePage({ configDir: dir, words: ['/house-rules'], redirect: '/visit' })).toBe(0)
  expect(existsSync(join(dir, 'pages/house-rules.json')) || existsSync(join(dir, 'pages/house-rules.md'))).toBe(false)
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/visit' },
    { from: '/house-rules', to: '/visit', status: 301 },
  ])
  expect(problemsOf(dir)).toEqual([])
})

test('rm --gone records in redirects.json that pages are gone, and an answer at a terminal does the same', async () => {
  const dir = editedBakery({})
  await newPage({ configDir: dir, words: ['page', '/a'], now })
  await newPage({ configDir: dir, words: ['page', '/b'], now })
  expect(await removePage({ configDir: dir, words: ['/a'], gone: true })).toBe(0)
  expect(await removePage({ configDir: dir, words: ['/b'], ask: async () => 'gone' })).toBe(0)
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/breads' },
    { from: '/a', status: 410 },
    { from: '/b', status: 410 },
  ])
  expect(pathsOf(dir)).not.toContain('/a')
  expect(problemsOf(dir)).toEqual([])
  expect(await newPage({ configDir: dir, words: ['page', '/a'], now })).toBe(1)
  expect(printed.error).toContain('redirects.json records /a as gone; remove that entry first.')
  expect(await movePage({ configDir: dir, words: ['/visit', '/a'] })).toBe(0)
  expect(redirectsOf(dir)).toEqual([
    { from: '/bread', to: '/breads' },
    { from: '/visit', to: '/a', status: 301 },
    { from: '/b', status: 410 },
  ])
  expect(printed.log).toContain('/a is no longer recorded as gone: the page is there now.')
  expect(await removePage({ configDir: dir, words: ['/house-rules'], redirect: '/b', relink: true })).toBe(1)
  expect(printed.error).toContain('that path is gone according to redirects.json')
})

test('rm puts the page back when a menu would be empty without it', async () => {
  const dir = editedBakery({ 'collections/breads/spelt-crown.json': null })
  for (const file of ['footer.json', 'header.json', 'pages/visit.json', 'pages/index.json', 'fragments/order.json'])
    writeFileSync(join(dir, file), read(dir, file).replaceAll('/breads/rye-loaf', '/breads').replaceAll('/breads/spelt-crown', '/breads'))
  const before = contents(dir)
  expect(await removePage({ configDir: dir, words: ['/breads/rye-loaf'], gone: true })).toBe(1)
  expect(printed.error).toMatch(/^Nothing was changed, because the changes would cause these problems:\n.*E_EMPTY_MENU/)
  expect(contents(dir)).toEqual(before)
})

test.each([['/'], ['/404'], ['/nowhere'], ['../../etc/passwd']])('rm %s never happens', async (path) => {
  const dir = editedBakery({})
  const before = contents(dir)
  expect(await removePage({ configDir: dir, words: [path], gone: true })).toBe(1)
  expect(contents(dir)).toEqual(before)
})

test.each([
  ['/solutions/large-harbours', '/solutions/ports', ['collections/solutions/large-harbours.json'], 'collections/solutions/ports.json'],
  [
    '/glossary/harbour/tidal-range',
    '/glossary/harbour/range-of-tide',
    ['collections/glossary-harbour/tidal-range.json'],
    'collections/glossary-harbour/range-of-tide.json',
  ],
  ['/get-started', '/begin/here', ['pages/get-started.json'], 'pages/begin/here.json'],
  [
    '/pricing/permission',
    '/pricing/agreement',
    ['pages/pricing/permission.json', 'pages/pricing/permission.md'],
    'pages/pricing/agreement.json',
  ],
])('mv %s to %s leaves a site with every kind of link without problems', async (from, to, moved, target) => {
  const dir = harbourConfig()
  const before = contents(dir)
  const problems = problemsOf(dir)
  expect(await movePage({ configDir: dir, words: [from, to] })).toBe(0)
  expect(problemsOf(dir).length).toBe(problems.length)
  expect(pathsOf(dir)).toContain(to)
  expect(existsSync(join(dir, target))).toBe(true)
  for (const file of moved) expect(existsSync(join(dir, file))).toBe(false)
  expect(redirectsOf(dir)).toContainEqual({ from, to, status: 301 })
  expectOnlyPathsChanged(before, dir, from, to, moved)
  expect(
    loadSite(dir)
      .site!.references('href')
      .filter(({ value }) => value.split(/[?#]/)[0] === from),
  ).toEqual([])
})

test('as commands they exit with their code and never show a stack trace', async () => {
  const dir = editedBakery({})
  expect(await runHere('new', 'breads', 'corn-bread', '--config', dir)).toMatchObject({ status: 0 })
  expect(await runHere('new', 'breads', '--config', dir)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('The id is missing.') as string,
  })
  expect(await runHere('mv', '/visit', '/come-by', '--gone', '--config', dir)).toEqual({
    status: 2,
    stdout: '',
    stderr: '--gone only works with rm.\n',
  })
  expect(await runHere('mv', '/visit', '/come-by', '--config', dir)).toMatchObject({ status: 0 })
  expect(await runHere('rm', '/come-by', '--gone', '--config', dir)).toMatchObject({ status: 1 })
  expect(await runHere('rm', '/x', '--gone', '--config', join(dir, 'nowhere'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('E_NO_CONFIG') as string,
  })
  expect(problemsOf(dir)).toEqual([])
})
