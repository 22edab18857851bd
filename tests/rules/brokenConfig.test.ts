import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSite } from '#src/node/config/loadSite.ts'
import { problemsAsText } from '#src/node/validate/reporters/text.ts'
import type { Problem } from '#src/site/problem.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'

/** A planted mistake and what must be found: code, file, and the text at whose beginning it is found (`null`: the first line). */
type Row = [title: string, edits: Record<string, Edit>, found: [code: string, file: string, at: string | null][], says?: RegExp]

const HOME = 'pages/index.json'
const BREADS = 'pages/breads.json'
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

const rows: Row[] = [
  ['C03 an empty file', { [BREADS]: '' }, [['E_EMPTY', BREADS, null]], /must contain an object/],
  ['C03 a file of blanks', { [BREADS]: ' \n\t\n' }, [['E_EMPTY', BREADS, null]]],
  [
    'C04 a trailing comma',
    { 'redirects.json': '{\n  "redirects": [],\n}' },
    [['E_JSON', 'redirects.json', ',\n}']],
    /comma before a closing bracket/,
  ],
  [
    'C04 a comment',
    { 'redirects.json': '{\n  // none yet\n  "redirects": []\n}' },
    [['E_JSON', 'redirects.json', '// none']],
    /comments are not allowed/,
  ],
  ['C04 single quotes', { [VISIT]: ['"Visit us"', "'Visit us'"] }, [['E_JSON', VISIT, "'Visit us'"]], /double quotes/],
  [
    'C04 an unclosed brace',
    { 'redirects.json': '{\n  "redirects": [\n    { "from": "/a", "to": "/visit"\n  ]\n}\n' },
    [['E_JSON', 'redirects.json', ']\n}']],
    /opened at 3:5/,
  ],
  [
    'C06 a key that is written twice',
    { [VISIT]: ['"icon": "map-pin"', '"icon": "map-pin",\n  "name": "Visit"'] },
    [['E_DUPLICATE_KEY', VISIT, '"name": "Visit"']],
    /first one is at 3:3/,
  ],
  [
    'C06 H14 a key that is written twice, and whatever else is wrong with the file',
    { [VISIT]: ['"icon": "map-pin"', '"icon": 7,\n  "name": 8,\n  "colour": "red",\n  "colour": "blue"'] },
    [
      ['E_TYPE', VISIT, '7'],
      ['E_DUPLICATE_KEY', VISIT, '"name": 8'],
      ['E_UNKNOWN_KEY', VISIT, '"colour": "red",'],
      ['E_DUPLICATE_KEY', VISIT, '"colour": "blue"'],
    ],
  ],
  [
    'C14 H14 a __proto__ key, and whatever else is wrong with the file',
    { [HOME]: ['"lead": "Our doughs', '"__proto__": { "polluted": true }, "leed": "x", "lead": "Our doughs'] },
    [
      ['E_PROTO_KEY', HOME, '"__proto__"'],
      ['E_UNKNOWN_KEY', HOME, '"leed"'],
    ],
  ],
  ['C07 a key with a typing error', { [VISIT]: ['"title"', '"titel"'] }, [['E_UNKNOWN_KEY', VISIT, '"titel"']], /Did you mean "title"\?/],
  [
    'C07 an unknown key inside a section',
    { [HOME]: ['"lead": "Our doughs', '"leed": "x", "lead": "Our doughs'] },
    [['E_UNKNOWN_KEY', HOME, '"leed"']],
    /Did you mean "lead"/,
  ],
  [
    'C08 a wrong type',
    { 'theme.json': ['"control": 8', '"control": "8"'] },
    [['E_TYPE', 'theme.json', '"8"']],
    /expected a number, got "8"|expected a whole number, got "8"/,
  ],
  [
    'C08 null where nothing or a text may be',
    { [VISIT]: ['"icon": "map-pin"', '"icon": null'] },
    [['E_TYPE', VISIT, 'null']],
    /expected text, got null/,
  ],
  [
    'C08 a missing field is shown at its parent',
    { [HOME]: ['"lead": "Our doughs rest for twenty hours. The oven opens at five, the shop at seven.",', ''] },
    [['E_MISSING', HOME, '{\n      "type": "hero"']],
    /"lead" is missing/,
  ],
  ['C08 a file that is no object', { 'redirects.json': '[]' }, [['E_TYPE', 'redirects.json', null]], /expected an object, got \[\]/],
  [
    'C09 an unknown section type',
    { [HOME]: ['"type": "hero"', '"type": "herro"'] },
    [['E_CHOICE', HOME, '"herro"']],
    /Did you mean "hero"\?/,
  ],
  [
    'C09 an unknown variant',
    { [HOME]: ['"variant": "plain"', '"variant": "plane"'] },
    [['E_CHOICE', HOME, '"plane"']],
    /Did you mean "plain"/,
  ],
  [
    'C09 a union reports what was meant, not all its branches',
    { [BREADS]: ['"columns": 2', '"columns":    5'] },
    [['E_CHOICE', BREADS, '5\n']],
    /Allowed: 2, 3, 4/,
  ],
  ['C09 an unknown icon', { [HOME]: ['"icon": "clock"', '"icon": "clok"'] }, [['E_NO_ICON', HOME, '"clok"']], /Did you mean "clock"/],
  [
    'C13 C14 a __proto__ key',
    { [HOME]: ['"lead": "Our doughs', '"__proto__": { "polluted": true }, "lead": "Our doughs'] },
    [['E_PROTO_KEY', HOME, '"__proto__"']],
  ],
  [
    'C14 a constructor key',
    { 'redirects.json': '{ "redirects": [], "constructor": { "prototype": {} } }' },
    [
      ['E_PROTO_KEY', 'redirects.json', '"constructor"'],
      ['E_PROTO_KEY', 'redirects.json', '"prototype"'],
    ],
  ],
  ...[
    'javascript:alert(1)',
    ' JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'http://www.brot-und-blume.example/visit',
  ].map((href): Row => [
    `C15 C19 the link ${JSON.stringify(href)}`,
    { [HOME]: link(href) },
    [['E_URL_SCHEME', HOME, JSON.stringify(href)]],
  ]),
  [
    'C15 an unsafe link in Markdown',
    { [VISIT]: ['(/breads/rye-loaf)', '(javascript:alert(1))'] },
    [['E_URL_SCHEME', VISIT, '"The [rye']],
    /javascript:alert/,
  ],
  [
    'C15 an unsafe link in a Markdown file',
    { 'pages/house-rules.md': ['(/visit#order)', '(data:text/html,x)'] },
    [['E_URL_SCHEME', 'pages/house-rules.md', 'data:text']],
  ],
  [
    'C18 a redirect to itself',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "/a" }] }' },
    [['E_REDIRECT_LOOP', 'redirects.json', '"/a" }']],
    /\/a → \/a/,
  ],
  [
    'C18 redirects in a circle',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/a" }] }' },
    [['E_REDIRECT_LOOP', 'redirects.json', '"/b" }']],
    /\/a → \/b → \/a/,
  ],
  [
    'C18 a redirect with two hops',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "/b" }, { "from": "/b", "to": "/visit" }] }' },
    [['E_REDIRECT_CHAIN', 'redirects.json', '"/b" }']],
    /Change it to \/visit/,
  ],
  [
    'C18 a redirect to nowhere',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "/vsit" }] }' },
    [['E_DEAD_LINK', 'redirects.json', '"/vsit"']],
    /Did you mean "\/visit"/,
  ],
  [
    'C18 a redirect from a page',
    { 'redirects.json': '{ "redirects": [{ "from": "/visit", "to": "/breads" }] }' },
    [['E_REDIRECT_SHADOWS', 'redirects.json', '"/visit"']],
  ],
  [
    'C18 a path that is redirected twice',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "/breads" }, { "from": "/a", "to": "/visit" }] }' },
    [['E_SAME_REDIRECT', 'redirects.json', '"/a", "to": "/visit"']],
  ],
  [
    'C17 a redirect to a host that is not allowed',
    { 'redirects.json': '{ "redirects": [{ "from": "/a", "to": "https://mill.example/x" }] }' },
    [['E_REDIRECT_HOST', 'redirects.json', '"https://mill']],
  ],
  ['C19 a link to a missing page', { [HOME]: link('/vist') }, [['E_DEAD_LINK', HOME, '"/vist"']], /Did you mean "\/visit"/],
  [
    'C19 a link to a missing anchor',
    { 'header.json': ['/visit#order', '/visit#ordr'] },
    [['E_DEAD_ANCHOR', 'header.json', '"/visit#ordr"']],
    /Did you mean "order"/,
  ],
  ['C19 a link to a missing anchor of the same page', { [HOME]: link('#nowhere') }, [['E_DEAD_ANCHOR', HOME, '"#nowhere"']]],
  [
    'C19 a link to a draft',
    { 'pages/news.json': page('News', hero('News'), ' "draft": true,'), [HOME]: link('/news') },
    [['E_DEAD_LINK', HOME, '"/news"']],
    /draft/,
  ],
  [
    'C19 a link to a page kept out of search engines',
    { [RULES]: ['"icon"', '"noindex": true,\n  "icon"'] },
    [['E_LINK_NOINDEX', 'footer.json', '"/house-rules"']],
  ],
  [
    'C19 the site’s own address',
    { [HOME]: link('https://www.brot-und-blume.example/visit') },
    [['E_OWN_ADDRESS', HOME, '"https://www']],
    /Change it to \/visit/,
  ],
  [
    'C19 the address of the site’s own home page',
    { [HOME]: link('https://www.brot-und-blume.example') },
    [['E_OWN_ADDRESS', HOME, '"https://www']],
    /Change it to \/\./,
  ],
  ['C19 a link that is redirected', { [HOME]: link('/bread') }, [['E_LINK_REDIRECTED', HOME, '"/bread"']]],
  [
    'C19 a dead link in a fragment that several pages show is reported once',
    { 'fragments/order.json': ['"/visit#order"', '"/shop"'] },
    [['E_DEAD_LINK', 'fragments/order.json', '"/shop"']],
  ],
  [
    'C19 a dead link in a Markdown file',
    { 'pages/house-rules.md': ['(/visit#order)', '(/gone)'] },
    [['E_DEAD_LINK', 'pages/house-rules.md', '/gone']],
  ],
  [
    'C23 a colour that is none',
    { 'theme.json': ['"primary": "#F2B544"', '"primary": "bleu"'] },
    [['E_VALUE', 'theme.json', '"bleu"']],
    /such as #/,
  ],
  [
    'C23 a colour that ends its rule',
    { 'theme.json': ['"primary": "#F2B544"', '"primary": "red;} body{display:none"'] },
    [['E_VALUE', 'theme.json', '"red;}']],
  ],
  [
    'C23 a font name that ends its rule',
    { 'theme.json': ['"family": "Manrope"', '"family": "x\\";}</style>"'] },
    [['E_VALUE', 'theme.json', '"x\\"']],
    /Open Sans/,
  ],
  ['C23 a size with a unit', { 'theme.json': ['"control": 8', '"control": "expression(1)"'] }, [['E_TYPE', 'theme.json', '"expression']]],
  [
    'C24 text that cannot be read',
    { 'theme.json': ['"muted": "#6B5344"', '"muted": "#AAAAAA"'] },
    [['E_CONTRAST', 'theme.json', '"#AAAAAA"']],
    /contrast of 2\.\d\d, but needs 4\.5.*Use #[0-9a-f]{6}, the nearest colour with enough contrast/,
  ],
  [
    'C24 a border that cannot be seen',
    { 'theme.json': ['"control": "#8A7263"', '"control": "#CCCCCC"'] },
    [['E_CONTRAST', 'theme.json', '"#CCCCCC"']],
    /but needs 3/,
  ],
  [
    'C25 a missing picture',
    { 'site.json': ['/assets/logo.svg', '/assets/logo-2.svg'] },
    [['E_NO_ASSET', 'site.json', '"/assets/logo-2.svg"']],
    /Did you mean "\/assets\/logo.svg"/,
  ],
  [
    'C25 a picture in the wrong case',
    { 'site.json': ['/assets/favicon.svg', '/assets/Favicon.svg'] },
    [['E_VALUE', 'site.json', '"/assets/Favicon.svg"']],
  ],
  [
    'C25 a picture whose file is in the wrong case',
    { 'assets/favicon.svg': null, 'assets/Favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    [['E_NO_ASSET', 'site.json', '"/assets/favicon.svg"']],
    /Did you mean "\/assets\/Favicon.svg"/,
  ],
  [
    'C25 a picture that sharing services cannot show',
    { 'site.json': ['/assets/social.png', '/assets/social.svg'] },
    [['E_VALUE', 'site.json', '"/assets/social.svg"']],
  ],
  ['C25 an empty picture', { 'assets/oven.webp': '' }, [['E_ASSET', 'assets/oven.webp', null]], /empty file/],
  [
    'C25 an SVG with a script',
    { 'assets/oven.svg': '<svg><script>alert(1)</script></svg>' },
    [['E_ASSET', 'assets/oven.svg', null]],
    /<script/,
  ],
  ['C25 an SVG with a handler', { 'assets/oven.svg': '<svg onload="alert(1)"></svg>' }, [['E_ASSET', 'assets/oven.svg', null]], /onload=/],
  [
    'C25 a missing picture in Markdown',
    { 'pages/house-rules.md': ['An order', '![Oven](/assets/oven.png) An order'] },
    [['E_NO_ASSET', 'pages/house-rules.md', '/assets/oven.png']],
  ],
  [
    'C33 an old analytics id',
    { 'site.json': ['"consent": "none"', '"consent": "none", "trackingId": "UA-12345-6"'] },
    [['E_VALUE', 'site.json', '"UA-']],
    /such as G-/,
  ],
  ...[
    'http://calendly.com/bakery',
    'https://calendly.com.evil.example/bakery',
    'https://calendly.com@evil.example/bakery',
    'https://evil.example/calendly.com',
  ].map((url): Row => [
    `C33 the booking page ${url}`,
    { 'site.json': ['"analytics"', `"booking": { "url": "${url}" },\n  "analytics"`] },
    [['E_VALUE', 'site.json', `"${url}"`]],
  ]),
  ['C34 a title of emoji', { [VISIT]: ['"title": "Opening hours and orders"', '"title": "🍞🥐"'] }, [['E_VALUE', VISIT, '"🍞']]],
  [
    'C34 a title of 300 characters',
    { [VISIT]: ['"title": "Opening hours and orders"', `"title": "${'x'.repeat(300)}"`] },
    [['E_TOO_LONG', VISIT, '"xxx']],
    /at most 120, got 300/,
  ],
  [
    'C34 two pages with one title',
    { [VISIT]: ['"title": "Opening hours and orders"', '"title": "our breads"'] },
    [['E_SAME_TITLE', VISIT, '"our breads"']],
    /pages\/breads\.json/,
  ],
  [
    'C36 a table row with a cell too many',
    { [BREADS]: ['"From seven"', '"From seven", "x"'] },
    [['E_ROW_WIDTH', BREADS, '[\n          "Rye loaf"']],
    /4 values for 3 columns/,
  ],
  [
    'C36 a table without rows',
    {
      [BREADS]: page(
        'Breads',
        `${hero('Our breads')}, { "type": "dataTable", "title": "T", "caption": "C", "columns": ["A", "B"], "rows": [] }`,
      ),
    },
    [['E_TOO_SHORT', BREADS, '[] }']],
  ],
  [
    'C36 two main headings',
    { [VISIT]: ['"sections": [', `"sections": [\n${hero('Hello')},`] },
    [['E_TWO_H1', VISIT, '{\n      "type": "hero"']],
  ],
  ['C36 no main heading', { [NOT_FOUND]: page('Nothing', '{ "type": "richText", "body": "Nothing." }') }, [['E_NO_H1', NOT_FOUND, '[']]],
  [
    'C36 an anchor that the frame of the page uses',
    { [VISIT]: ['"title": "Questions"', '"id": "content",\n      "title": "Questions"'] },
    [['E_SAME_ANCHOR', VISIT, '"content"']],
  ],
  [
    'C40 a dropdown without groups',
    { 'header.json': '{ "entries": [{ "key": "breads", "title": "Breads", "path": "/breads", "hasDropdown": true }] }' },
    [['E_VALUE', 'header.json', 'true']],
  ],
  [
    'C40 an entry that leads nowhere',
    { 'header.json': ['"path": "/visit"', '"path": ""'] },
    [['E_VALUE', 'header.json', '""']],
    /needs a path, a dropdown or both/,
  ],
  [
    'C40 a label of 80 characters',
    { 'header.json': ['"title": "Visit us"', `"title": "${'x'.repeat(80)}"`] },
    [['E_TOO_LONG', 'header.json', '"xxx']],
    /at most 24/,
  ],
  [
    'C40 an item without a target',
    {
      'header.json': ['"productTitle": "Baked today"', '"productTitle": "Baked today", "items": [{ "service": "Rolls", "icon": "wheat" }]'],
    },
    [['E_MISSING', 'header.json', '{ "service"']],
    /"location" is missing/,
  ],
  [
    'C40 a group with 60 links',
    {
      'header.json': [
        '"productTitle": "Baked today"',
        `"productTitle": "Baked today", "items": [${Array.from({ length: 60 }, (_, n) => `{ "service": "Roll ${n}", "location": "/breads", "icon": "wheat" }`).join(', ')}]`,
      ],
    },
    [['E_TOO_LONG', 'header.json', '[{ "service": "Roll 0"']],
    /at most 12, got 60/,
  ],
  [
    'C40 a page that names a menu that is not there',
    { [VISIT]: ['"column": "shop"', '"column": "shp"'] },
    [['E_NO_MENU', VISIT, '"shp"']],
    /Did you mean "shop"/,
  ],
  [
    'C40 a collection that names a menu that is not there is reported once',
    { [FAMILY]: ['"group": "daily"', '"group": "dialy"'] },
    [['E_NO_MENU', FAMILY, '"dialy"']],
    /Did you mean "daily"/,
  ],
  [
    'a fragment that is not there',
    { [HOME]: ['"fragment": "order"', '"fragment": "ordr"'] },
    [['E_NO_FRAGMENT', HOME, '"ordr"']],
    /Did you mean "order"/,
  ],
  [
    'an entry without a collection',
    { 'collections/cakes/plum.json': page('Plum') },
    [['E_NO_COLLECTION', 'collections/cakes/index.json', null]],
  ],
  ['a Markdown file that is not there', { [RULES]: ['"house-rules.md"', '"rules.md"'] }, [['E_NO_MARKDOWN', RULES, '"rules.md"']]],
  [
    'a path that two files claim',
    { 'pages/visit/index.json': page('Visit') },
    [['E_PATH_TAKEN', 'pages/visit/index.json', null]],
    /pages\/visit\.json/,
  ],
  ['a file that belongs nowhere', { 'menu.json': '{}' }, [['E_STRAY_FILE', 'menu.json', null]]],
]

test.each(rows)('%s', (_title, edits, found, says) => {
  const dir = editedBakery(edits)
  const { problems } = loadSite(dir)
  expect(located(dir, problems)).toEqual(found.map(([code, file, at]) => `${code} ${file}:${place(dir, file, at)}`))
  if (says) expect(problemsAsText(problems)).toMatch(says)
})

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
