import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { printedText } from '#tests/support/printedText.ts'
import { upgrade } from '#src/node/cli/actions/upgrade.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { walk } from '#src/node/files/walk.ts'
import { buildSite } from '#src/node/render/buildSite.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { type Edit, applyBakeryEdits, editedBakery } from '#tests/support/editedBakery.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { withFormWords } from '#src/site/forms/formWords.ts'
import { filesOf, stubbedBuild, stubbedCode } from '#tests/support/stubbedBuild.ts'

const printed = printedText()

const contents = (dir: string) => Object.fromEntries(walk(dir).files.map((file) => [file, readFileSync(join(dir, file), 'utf8')]))
/** A bakery as it was written for the first version of the config, with a layout of its own. */
const ofVersion1: Record<string, Edit> = {
  'site.json': ['  "name": "Brot & Blume",', '  "version":   1,\n  "name": "Brot & Blume",'],
  'footer.json': [
    '  "copyright"',
    '  "images": [\n    {\n      "src": "/assets/logo.svg",\n      "alt": "",\n      "width": 10, "height": 10\n    }\n  ],\n  "copyright"',
  ],
}
/** The form of the bakery without the text that is the default. */
const SHORTER: Record<string, Edit> = { 'pages/visit.json': ['        "title": "Thank you",\n', ''] }
/** The same, written for the present one. */
const ofPresent: Record<string, Edit> = {
  ...SHORTER,
  'site.json': ['  "name": "Brot & Blume",', '  "configVersion":   4,\n  "name": "Brot & Blume",'],
  'footer.json': [
    '  "copyright"',
    '  "images": [\n    {\n      "src": "/assets/logo.svg",\n      "alt": "",\n      "decorative": true,\n      "width": 10, "height": 10\n    }\n  ],\n  "copyright"',
  ],
}

test('R8.2 a config of an older version becomes that of the present one and the same site; each file keeps its layout', () => {
  const [old, wanted] = [editedBakery(ofVersion1), editedBakery(ofPresent)]
  const hints = loadSite(old).problems.map(({ hint }) => hint ?? '')
  expect(hints.filter((hint) => hint.includes('npm run upgrade'))).toHaveLength(1)
  expect(upgrade({ configDir: old })).toBe(0)
  expect(contents(old)).toEqual(contents(wanted))
  const [{ site, problems }, other] = [loadSite(old), loadSite(wanted)]
  expect(problems.map(({ code }) => code)).toEqual(other.problems.map(({ code }) => code))
  expect(JSON.stringify([site!.settings, site!.footer, site!.pages.map(({ sections }) => sections)])).toBe(
    JSON.stringify([other.site!.settings, other.site!.footer, other.site!.pages.map(({ sections }) => sections)]),
  )
  expect(printed.log).toContain('-  "version":   1,\n+  "configVersion":   4,')
})

test('R8.2 a dry run shows the difference and writes nothing; a second upgrade finds nothing to do', () => {
  const dir = editedBakery(ofVersion1)
  const before = contents(dir)
  expect(upgrade({ configDir: dir, dryRun: true })).toBe(0)
  expect(printed.log).toContain('+      "decorative": true,')
  expect(contents(dir)).toEqual(before)
  expect(upgrade({ configDir: dir })).toBe(0)
  const after = contents(dir)
  expect(upgrade({ configDir: dir })).toBe(0)
  expect(printed.log).toContain('The config already has version 4')
  expect(contents(dir)).toEqual(after)
})

test('R8.2 a config without a version is of the first one, and says the present one afterwards, below $schema', () => {
  const dir = editedBakery({})
  expect(upgrade({ configDir: dir })).toBe(0)
  expect(readFileSync(join(dir, 'site.json'), 'utf8')).toMatch(/^\{\n {2}"\$schema": "[^"]+",\n {2}"configVersion": 4,\n {2}"name"/)
})

test.each([
  ['"configVersion": 9,', /This config has version 9, but this p/],
  ['"configVersion": "4",', /is not a version number/],
])('R8.2 with %s nothing is written, and one line says why', (version, message) => {
  const dir = editedBakery({ 'site.json': ['  "name": "Brot & Blume",', `  ${version}\n  "name": "Brot & Blume",`] })
  const before = contents(dir)
  expect(upgrade({ configDir: dir })).toBe(1)
  expect(printed.error).toMatch(message)
  expect(contents(dir)).toEqual(before)
})

test('R8.2 where site.json cannot be read nothing is written', () => {
  const dir = editedBakery({})
  writeFileSync(join(dir, 'site.json'), '{')
  expect(upgrade({ configDir: dir })).toBe(1)
  expect(printed.error).toContain('cannot be read')
})

const WORDS: [layout: string, before: string, after: string][] = [
  [
    'beside other words',
    '  "words": {\n    "home": "Start"\n  },\n  "toolWords": {\n    "start": "Check it",\n    "cancel": "Stop"\n  },\n  "security":   {}',
    '  "words": {\n    "home": "Start",\n    "recruiting": {\n      "start": "Check it",\n      "cancel": "Stop"\n    }\n  },\n  "security":   {}',
  ],
  [
    'before other words',
    '  "toolWords": { "start": "Check it" },\n  "security":   {},\n  "words": { "home": "Start" }',
    '  "security":   {},\n  "words": { "home": "Start", "recruiting": { "start": "Check it" } }',
  ],
  [
    'without other words',
    '  "toolWords": {\n    "start": "Check it"\n  },\n  "security":   {}',
    '  "words": {\n    "recruiting": {\n      "start": "Check it"\n    }\n  },\n  "security":   {}',
  ],
  [
    'on one line',
    '  "security":   {}, "toolWords": { "start": "Check it" }',
    '  "security":   {}, "words": { "recruiting": { "start": "Check it" } }',
  ],
  [
    'with an empty place for words, and lines that end as in Windows',
    '  "words": {},\r\n  "toolWords": {\r\n    "start": "Check it"\r\n  },\r\n  "security":   {}',
    '  "words": {\r\n    "recruiting": {\r\n      "start": "Check it"\r\n    }\r\n  },\r\n  "security":   {}',
  ],
]
/** The name of the company, and below it the package of the words, which version 4 has. */
const settings = (version: number, words: string): Edit => [
  '  "name": "Brot & Blume",',
  `  "configVersion": ${version},\n  "name": "Brot & Blume",\n${version < 4 ? '' : '  "sectionPackages": ["page-builder-recruiting"],\n'}${words},`,
]

test.each(WORDS)(
  'R8.2 words of the tools %s become those of their package, and nothing else of the file changes',
  (_layout, before, after) => {
    const [old, wanted] = [
      editedBakery({ 'site.json': settings(2, before) }),
      editedBakery({ 'site.json': settings(4, after), ...SHORTER }),
    ]
    expect(upgrade({ configDir: old })).toBe(0)
    expect(contents(old)).toEqual(contents(wanted))
    expect(wordsOfPackage(loadSite(old).site!.settings, 'recruiting')).toMatchObject({ start: 'Check it' })
  },
)

test('R8.2 so do those of translations; until then one message says what to do, and nothing else is found', () => {
  const old = bakeryInLanguages({
    'site.json': settings(2, '  "toolWords": { "start": "Check it" }'),
    'site.de.json': ['"words": {', '"toolWords": {\n    "start": "Prüfen"\n  },\n  "words": {'],
  })
  const found = loadSite(old).problems
  expect(found.map(({ code, line, column, path, hint }) => `${line}:${column} ${code} ${path} ${hint}`)).toEqual([
    '5:3 E_UNKNOWN_KEY toolWords This is the name of "words.recruiting" in an older config version. Run npm run upgrade to convert the config.',
  ])
  const before = readFileSync(join(old, 'site.de.json'), 'utf8')
  expect(upgrade({ configDir: old })).toBe(0)
  const after = readFileSync(join(old, 'site.de.json'), 'utf8')
  expect(after).toMatch(/,\n {4}"recruiting": \{\n {6}"start": "Prüfen"\n {4}\}\n {2}\}/)
  expect(after.replace(/,\n {4}"recruiting": \{[^}]*\}/, '')).toBe(before.replace(/ {2}"toolWords": \{[^}]*\},\n/, ''))
  const { site, problems } = loadSite(old)
  expect(problems).toEqual([])
  expect(site!.languages!.map(({ settings }) => wordsOfPackage(settings, 'recruiting')!['start'])).toEqual(['Prüfen', expect.any(String)])
})

test('R8.2 where only a translation has them, the message stands there', () => {
  const dir = bakeryInLanguages({ 'site.de.json': ['"words": {', '"toolWords": { "start": "Prüfen" },\n  "words": {'] })
  const [problem, ...others] = loadSite(dir).problems
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'E_UNKNOWN_KEY', path: 'toolWords', hint: expect.stringContaining('Run npm run upgrade') })
  expect(upgrade({ configDir: dir })).toBe(0)
  expect(loadSite(dir).problems).toEqual([])
})

test('R8.2 a whole site of an older version is byte by byte the same once it is upgraded, and built by what refused it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'upgrade-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const [present, old] = ['present', 'old'].map((name) => join(home, name, 'config')) as [string, string]
  for (const folder of [present, old]) cpSync(HARBOUR, folder, { recursive: true })
  // As it was written for version 1: without what says decoration, and with the name that the version had.
  const rewrite = (file: string, from: RegExp, to: string, folder = old) => {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(join(folder, file), text.replace(from, to))
  }
  // A text that is the default, which the upgrade removes.
  rewrite('pages/pricing/permission/apply.json', /"errorSummary": "Please check these fields",\s*/, '', present)
  rewrite('footer.json', /,\s*"decorative": true/, '')
  rewrite('site.json', /("name":)/, '"version": 1,\n  $1')
  const refused = { configDir: old, dist: join(home, 'refused'), workDir: join(home, '.build') }
  expect(await buildSite(refused, undefined, undefined, stubbedCode(home))).toMatchObject({ status: 'bad-config' })

  expect(upgrade({ configDir: old })).toBe(0)
  for (const configDir of [present, old]) await stubbedBuild(configDir, dirname(configDir))
  const files = filesOf(join(home, 'present/dist'))
  expect(Object.keys(files).length).toBeGreaterThan(100)
  expect(filesOf(join(home, 'old/dist'))).toEqual(files)
})

const TOOL = '"type": "dataScout"'
const NAMED = '"sectionPackages": ["@company/page-sections", "page-builder-recruiting"]'

test.each([
  ['that names no package', '', '  "sectionPackages": ["page-builder-recruiting"],\n'],
  ['that names another one', '  "sectionPackages": ["@company/page-sections"],\n', `  ${NAMED},\n`],
  ['that names it already', `  ${NAMED},\n`, `  ${NAMED},\n`],
  ['with an empty list', '  "sectionPackages": [],\n', '  "sectionPackages": ["page-builder-recruiting"],\n'],
])('R8.2 a site of version 3 with a page of a tool, %s, names the package of the tools then', (_which, before, after) => {
  const page: Edit = ['"type": "faq"', TOOL]
  const site = (version: number, named: string): Edit => [
    '  "name": "Brot & Blume",\n',
    `  "configVersion": ${version},\n  "name": "Brot & Blume",\n${named}`,
  ]
  const [old, wanted] = [site(3, before), site(4, after)].map((edit) => editedBakery({ 'site.json': edit, 'pages/visit.json': page }))
  applyBakeryEdits(wanted!, SHORTER)
  expect(upgrade({ configDir: old! })).toBe(0)
  expect(contents(old!)).toEqual(contents(wanted!))
  expect(printed.log).toContain('page-builder-recruiting: install it')
})

const FORM = {
  type: 'form',
  title: 'Write',
  name: 'note',
  fields: [{ kind: 'text', name: 'name', label: 'Name' }],
  delivery: { kind: 'mailto', to: 'shop@brot-und-blume.example', subject: 'A note' },
}
const withForm = (title: string, texts: object): Edit => [title, `${JSON.stringify({ ...FORM, ...texts })}, ${title}`]
const FIRST = '{\n      "type": "proofStrip"'

test('R8.2 texts that all forms repeat become those of the site, defaults are removed, and every page shows the same', () => {
  const opened = { title: 'Your e-mail is ready', text: 'Send it there.' }
  const old = editedBakery({
    'pages/visit.json': [
      '"success": {',
      '"failure": "It did not work.", "submitLabel": "Order it", "opened": { "text": "Send it there." }, "success": {',
    ],
    'pages/index.json': withForm(FIRST, { failure: 'It did not work.', opened, messages: { empty: 'Please fill in this field.' } }),
  })
  const shown = () => {
    const { site } = loadSite(old)
    const forms = site!.pages.flatMap(({ sections }) => sections.flatMap((section) => (section.type === 'form' ? [section] : [])))
    return forms.map((form) => withFormWords(form, site!.settings.words.form))
  }
  const before = shown()
  expect(before).toHaveLength(2)
  expect(upgrade({ configDir: old })).toBe(0)
  expect(shown()).toEqual(before)
  expect(JSON.parse(readFileSync(join(old, 'site.json'), 'utf8')).words.form).toEqual({
    failure: 'It did not work.',
    opened: { text: 'Send it there.' },
  })
  expect(readFileSync(join(old, 'pages/index.json'), 'utf8')).not.toMatch(/failure|opened|messages/)
  expect(readFileSync(join(old, 'pages/visit.json'), 'utf8')).toMatch(/"submitLabel": "Order it",\s*"success": \{\s*"text"/)
  expect(printed.log).toContain('Texts that forms repeated are now in words.form of site.json')
  const after = contents(old)
  expect(upgrade({ configDir: old })).toBe(0)
  expect(contents(old)).toEqual(after)
})

test('R8.2 a text stays in its forms if one of them has another, if the site has another, and in a site in several languages', () => {
  const edits: Record<string, Edit> = {
    'site.json': [
      '  "name": "Brot & Blume",',
      '  "configVersion": 4,\n  "name": "Brot & Blume",\n  "words": { "form": { "submitLabel": "Go" } },',
    ],
    'pages/visit.json': ['"success": {', '"failure": "It did not work.", "submitLabel": "Order it", "success": {'],
    'pages/index.json': withForm(FIRST, { submitLabel: 'Order it', success: { title: 'Danke' } }),
  }
  const old = editedBakery(edits)
  const { 'pages/visit.json': _visit, ...before } = contents(old)
  expect(upgrade({ configDir: old })).toBe(0)
  const { 'pages/visit.json': visit, ...after } = contents(old)
  expect(after).toEqual(before)
  expect(visit).toContain('"failure": "It did not work.", "submitLabel": "Order it"')

  const spoken = bakeryInLanguages({ 'site.json': ['  "name": "Brot & Blume",', '  "configVersion": 4,\n  "name": "Brot & Blume",'] })
  const whole = contents(spoken)
  expect(upgrade({ configDir: spoken })).toBe(0)
  expect(contents(spoken)).toEqual(whole)
})
