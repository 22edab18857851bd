import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textAfter } from '#src/node/edit/change.ts'
import { configBefore } from '#src/node/edit/configBefore.ts'
import { editHistory } from '#src/node/edit/editHistory.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { writeDairy } from '#tests/support/dairy.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { type Format, exported } from './exported.ts'
import { type ReturnPlan, planReturned } from './planReturned.ts'
import { returnedFrom } from './returnedFrom.ts'
import { translatedFiles } from './translatedFiles.ts'
import { workList } from './workList.ts'

function dairy(): string {
  const dir = editedBakery({})
  rmSync(dir, { recursive: true })
  writeDairy(dir)
  return dir
}

const NAMES = { xliff: 'texts.xlf', csv: 'texts.csv' }

function exportOf(dir: string, format: Format, { tag = 'de', only = [] as string[], isAll = true } = {}): string {
  const site = translatedFiles(dir)
  return exported(
    site,
    site.languages.find((one) => one.tag === tag)!,
    { format, isAll, only },
  )!.text
}

function importOf(dir: string, text: string, format: Format = 'xliff', language = 'de'): ReturnPlan {
  const returned = returnedFrom(NAMES[format], Buffer.from(text))
  if ('failure' in returned) throw new Error(returned.failure)
  const plan = planReturned(configBefore(dir), returned.language ?? language, returned.texts)
  if ('failure' in plan) throw new Error(plan.failure)
  return plan
}

function carryOut(dir: string, { changes }: ReturnPlan) {
  return editHistory(dir).commit(changes, 'import translations', { isStrict: false, pages: { before: '/', after: '/' } })
}

/** XLIFF whose missing segments have a translation: `say` is called with the XML of each source. */
function filled(xliff: string, say: (source: string) => string): string {
  return xliff.replace(
    /state="initial">\s*<source>([^]*?)<\/source>\s*<\/segment>/g,
    (_all, source: string) => `state="translated"><source>${source}</source><target>${say(source)}</target></segment>`,
  )
}

/** The words in XML, between tags, in other words. */
function reworded(xml: string, change: (words: string) => string): string {
  return xml
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') || part === '' ? part : change(part)))
    .join('')
}

const jsonIn = (dir: string, file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'))

test.each(['xliff', 'csv'] as const)('an export in %s that comes back unchanged changes no byte', (format) => {
  for (const [dir, tag] of [
    [bakeryInLanguages(), 'de'],
    [bakeryInLanguages(), 'ar'],
    [dairy(), 'ar'],
  ] as const) {
    const plan = importOf(dir, exportOf(dir, format, { tag }), format, tag)
    expect({ changes: plan.changes, refused: plan.refused }).toEqual({ changes: [], refused: [] })
  }
})

test('filled translations become files with exactly these texts, as one step, and are complete afterwards', () => {
  const dir = bakeryInLanguages()
  const xliff = exportOf(dir, 'xliff', { isAll: false, only: ['/breads/spelt-crown', '/house-rules'] })
  const plan = importOf(
    dir,
    filled(xliff, (source) => reworded(source, (words) => `Ü${words}`)),
  )
  expect(plan.refused).toEqual([])
  expect(plan.files).toMatchObject([
    { file: 'collections/breads/spelt-crown.json', added: 8, refused: 0 },
    { file: 'pages/house-rules.json', added: 7, refused: 0 },
  ])
  expect(carryOut(dir, plan)).toMatchObject({ status: 'written' })
  expect(jsonIn(dir, 'collections/breads/spelt-crown.de.json')).toMatchObject({
    name: 'ÜSpelt crown',
    sections: [{ title: 'ÜSpelt crown' }, { body: 'ÜIn a linen bag, **Ünot**Ü in the fridge.' }],
  })
  expect(jsonIn(dir, 'collections/breads/spelt-crown.de.json')).not.toHaveProperty('draft')
  expect(jsonIn(dir, 'pages/house-rules.de.json')).toMatchObject({ sections: [{}, {}, { file: 'house-rules-de.md' }] })
  expect(readFileSync(join(dir, 'pages/house-rules-de.md'), 'utf8')).toContain('[Üthe next guest](/visit#order)')
  const files = workList(translatedFiles(dir).files).filter(({ language }) => language === 'de')
  expect(files.filter(({ path }) => path === '/breads/spelt-crown' || path === '/house-rules').map(({ state }) => state)).toEqual([
    'complete',
    'complete',
  ])
  expect(exportOf(dir, 'xliff', { only: ['/breads/spelt-crown'] })).not.toContain('state="initial"')
  expect(editHistory(dir).undo()).toMatchObject({ status: 'written' })
  expect(() => jsonIn(dir, 'pages/house-rules.de.json')).toThrow(/ENOENT/)
})

test('the order of units in the file does not change what is written', () => {
  const dir = bakeryInLanguages()
  const xliff = filled(exportOf(dir, 'xliff'), (source) => reworded(source, (words) => words.replaceAll('e', 'é')))
  const units = (part: string) => part.match(/ *<unit [^]*?<\/unit>\n/g) ?? []
  const turned = xliff.split(/(?=<file )/).map((part) => part.replace(units(part).join(''), () => units(part).toReversed().join('')))
  const texts = (text: string) => importOf(dir, text).changes.map((change) => textAfter(change))
  expect(turned.join('')).not.toBe(xliff)
  expect(texts(turned.join(''))).toEqual(texts(xliff))
})

test('a page of which texts are missing begins as a draft', () => {
  const dir = bakeryInLanguages()
  const xliff = exportOf(dir, 'xliff', { only: ['/breads/spelt-crown'] })
  let count = 0
  const plan = importOf(
    dir,
    filled(xliff, (source) => ((count += 1) > 3 ? '' : `Ü${source}`)),
  )
  expect(plan.files[0]).toMatchObject({ added: 3, untranslated: 5 })
  expect(plan.notes).toEqual([
    expect.stringContaining('because texts are missing. Until then, visitors see the page in English, with the notice'),
  ])
  expect(JSON.parse(textAfter(plan.changes[0]!))).toMatchObject({ draft: true, name: 'ÜSpelt crown' })
})

test('a text whose source has changed is stale, and is up to date once a translator has confirmed or changed it', () => {
  const dir = bakeryInLanguages({ 'pages/visit.json': ['"Come by"', '"Come in"'] })
  const [visit] = workList(translatedFiles(dir).files).filter(({ path, language }) => path === '/visit' && language === 'de')
  expect(visit).toMatchObject({
    state: 'open',
    missing: { texts: 0 },
    stale: { texts: 1, words: 2 },
    open: [{ id: 'sections.0.title', keyPath: ['sections', 0, 'title'] }],
  })
  const xliff = exportOf(dir, 'xliff', { isAll: false, only: ['/visit'] })
  expect(xliff).toContain('subState="pb:stale"')
  const confirmed = importOf(dir, xliff.replace('state="initial" subState="pb:stale"', 'state="reviewed"'))
  expect(confirmed.files[0]).toMatchObject({ confirmed: 1, changed: 0 })
  carryOut(dir, confirmed)
  expect(jsonIn(dir, 'pages/visit.de.json').sections[0].title).toBe('Kommen Sie vorbei')
  expect(workList(translatedFiles(dir).files).find(({ path, language }) => path === '/visit' && language === 'de')).toMatchObject({
    state: 'complete',
  })
})

test('a source that a translator accepts as its translation is recorded, and not copied', () => {
  const dir = bakeryInLanguages()
  const plan = importOf(
    dir,
    filled(exportOf(dir, 'xliff', { only: ['site.json'] }), (source) => source),
  )
  expect(plan.files[0]).toMatchObject({ confirmed: 1, unchanged: 1 })
  carryOut(dir, plan)
  expect(jsonIn(dir, 'site.de.json')).not.toHaveProperty('titleSuffix')
  expect(jsonIn(dir, 'site.de.json').translated).toHaveProperty('titleSuffix')
  expect(workList(translatedFiles(dir).files).find(({ file, language }) => file === 'site.json' && language === 'de')).toMatchObject({
    state: 'complete',
  })
})

/** A complete translation of one page. */
const done = (dir: string) =>
  filled(exportOf(dir, 'xliff', { only: ['/breads/spelt-crown'] }), (source) => reworded(source, (words) => `Ü${words}`))

test.each<[string, Record<string, Edit>, (xliff: string) => string, string, string]>([
  [
    'the source has changed since',
    { 'collections/breads/spelt-crown.json': ['Mild rolls in a ring.', 'Mild rolls.'] },
    (xliff) => xliff,
    'summary',
    'the source has changed since the export',
  ],
  [
    'a text is too long',
    {},
    (xliff) => xliff.replace('>ÜMild rolls in a ring.<', `>${'x'.repeat(201)}<`),
    'summary',
    'it has 201 characters, and at most 200 are allowed',
  ],
  [
    'a tag is lost',
    {},
    (xliff) => xliff.replace(/(<target>[^<]*)<pc [^>]*>([^<]*)<\/pc>/, '$1$2'),
    'sections.1.body',
    'bold text is missing',
  ],
  [
    'the site does not have the text',
    {},
    (xliff) => xliff.replace('<unit id="summary"', '<unit id="slogan"'),
    'slogan',
    'the site no longer has this text',
  ],
  [
    'a tag is torn apart',
    {},
    (xliff) => xliff.replace(/(<target>[^<]*)<pc ([^>]*)>([^<]*)<\/pc>/, '$1<ec startRef="c1"/>$3<sc id="c1"/>'),
    'sections.1.body',
    'the start and end tags do not match',
  ],
])('one text is refused if %s, and the others come', (_what, edits, change, id, reason) => {
  const plan = importOf(bakeryInLanguages(edits), change(done(bakeryInLanguages())))
  expect(plan.refused).toMatchObject([{ id, reason: expect.stringContaining(reason), advice: expect.stringContaining('.') }])
  expect(plan.files[0]).toMatchObject({ added: 7, refused: 1 })
})

test('a translation that was edited here since the export is kept', () => {
  const dir = bakeryInLanguages()
  const xliff = exportOf(dir, 'xliff', { only: ['/visit'] })
    .replace('>Kommen Sie vorbei<', '>Besuchen Sie uns<')
    .replace('>Fragen<', '>Ihre Fragen<')
  const edited = bakeryInLanguages({ 'pages/visit.de.json': ['"Kommen Sie vorbei"', '"Kommen Sie herein"'] })
  const plan = importOf(edited, xliff)
  expect(plan.refused).toMatchObject([
    { id: 'sections.0.title', target: 'Besuchen Sie uns', reason: 'the translation was edited here since the export' },
  ])
  expect(plan.files[0]).toMatchObject({ changed: 1, refused: 1 })
})

test('a file in a language that the site does not have is refused as a whole', () => {
  const dir = bakeryInLanguages()
  const returned = returnedFrom('a.xlf', Buffer.from(exportOf(dir, 'xliff').replace('trgLang="de"', 'trgLang="fr"')))
  if ('failure' in returned) throw new Error(returned.failure)
  expect(planReturned(configBefore(dir), returned.language!, returned.texts)).toEqual({
    failure: 'The file is in "fr", but the site has only de, ar. Choose the file of one of them.',
  })
})

test('a table of CSV keeps links, and a formula of a spreadsheet stays text', () => {
  const dir = bakeryInLanguages()
  const csv = exportOf(dir, 'csv', { only: ['/visit'] })
  const id = 'pages/visit.json#sections.1.items'
  const plan = importOf(
    dir,
    [csv.split('\r\n')[0], `${id}.0.answer,,Ja.`, `${id}.0.question,,"'=Weizen?"`, `${id}.1.answer,,+49`].join('\r\n'),
    'csv',
  )
  expect(plan.refused).toMatchObject([{ id: 'sections.1.items.0.answer', reason: 'the link (/breads/rye-loaf) is missing' }])
  expect(textAfter(plan.changes[0]!)).toContain('"=Weizen?"')
  expect(textAfter(plan.changes[0]!)).toContain('"+49"')
})

test('a text that would cause an error is refused, and the others come', () => {
  const dir = bakeryInLanguages()
  const rows = ['0.question,Mit Weizen?', '1.answer,"Ja, im [Keller](/keller)."']
  const csv = ['id,target (de)', ...rows.map((row) => `pages/visit.json#sections.1.items.${row}`)].join('\n')
  const plan = importOf(dir, csv, 'csv')
  expect(plan.refused).toMatchObject([{ id: 'sections.1.items.1.answer', reason: expect.stringContaining('/keller') }])
  expect(plan.files[0]).toMatchObject({ changed: 1, refused: 1 })
})

test.each([
  ['one translation of it, if it is the same', 'Deutsch', ['Deutsch', 'Deutsch'], ['shared-de.md', 'shared-de.md']],
  ['each its own, if they differ', 'Anders', ['Deutsch', 'Anders'], ['shared-de.md', 'shared-de-2.md']],
] as const)('two pages that show the same Markdown file get %s', (_title, second, words, files) => {
  const dir = bakeryInLanguages()
  const page = (name: string) => ({
    name,
    title: `The ${name} page of the bakery`,
    description: `Everything about the ${name} page of the bakery, in a few words.`,
    sections: [
      { type: 'hero', variant: 'plain', title: `About ${name}`, lead: 'Short.' },
      { type: 'richText', file: 'shared.md' },
    ],
  })
  writeFileSync(join(dir, 'pages/shared.md'), 'Bread for everyone.\n')
  for (const name of ['first', 'second']) writeFileSync(join(dir, `pages/${name}.json`), JSON.stringify(page(name)))
  const xliff = exportOf(dir, 'xliff', { only: ['pages/first.json', 'pages/second.json'] })
  let count = 0
  const sayings = () => (['Deutsch', second] as const)[count++]!
  const back = filled(xliff, (source) =>
    source.includes('everyone') ? `${sayings()}: Brot.` : reworded(source, (own) => `Deutsch: ${own}`),
  )
  const plan = importOf(dir, back)
  expect(plan.refused).toEqual([])
  expect(carryOut(dir, plan)).toMatchObject({ status: 'written' })
  for (const [index, name] of ['first', 'second'].entries()) {
    const page = jsonIn(dir, `pages/${name}.de.json`) as { sections: { file?: string }[] }
    expect(page.sections[1]!.file).toBe(files[index])
    expect(readFileSync(join(dir, 'pages', files[index]!), 'utf8')).toBe(`${words[index]}: Brot.\n`)
  }
  expect(editHistory(dir).undo()).toMatchObject({ status: 'written' })
  expect(existsSync(join(dir, 'pages/shared-de.md'))).toBe(false)
})
