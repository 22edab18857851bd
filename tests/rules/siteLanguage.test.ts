import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { shownSchemas } from '#src/contract/sections.ts'
import { files, Page } from '#src/contract/files.ts'
import { LANGUAGES } from '#src/node/init/choices.ts'
import { configCache } from '#src/node/config/cache/configCache.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { fillWords } from '#src/node/words/fillWords.ts'
import { packFolders } from '#src/node/words/packFolders.ts'
import { wordFiller } from '#src/node/words/wordFiller.ts'
import { PACKED_LANGUAGES, wordPack } from '#src/node/words/wordPack.ts'
import { wordsOfPackage } from '#src/site/words/wordsOfPackage.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { findFiles } from '#src/node/files/findFiles.ts'
import { pageAt } from '#tests/support/bakerySite.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'

/** Every English word of the schemas, with its place, by the folder with its packs; without one, the words are those of the builder. */
const asked = new Map<string | undefined, [place: string, english: string][]>()
for (const { kind, schema } of files)
  if (kind !== 'theme')
    wordFiller(schema, kind, (english, place) => {
      for (const folder of packFolders(place) ?? [undefined]) asked.set(folder, [...(asked.get(folder) ?? []), [place, english]])
      return undefined
    })

const packs = [...asked].flatMap(([folder, words]) =>
  PACKED_LANGUAGES.map((language) => ({ whose: folder === undefined ? 'the builder' : relative('', folder), language, folder, words })),
)

/** Words that are the same in another language, beside names: no translation was forgotten there. */
const NAMES = ['PDF', 'Word (DOCX)', 'LinkedIn', 'Facebook', 'Instagram', '{network}: {account}, {day}']
const SAME: Record<string, string[]> = {
  de: [...NAMES, 'Name', 'Links', 'Religion', 'hybrid', 'neutral', 'optional'],
  es: NAMES,
  fr: ['Page {number}', ...NAMES, 'Menu', 'E-mail', 'Source', 'Sources', 'Religion', 'religion', 'Score'],
}

const thanks = { 'pages/visit.json': ['"Thank you"', '"Danke"'] as [string, string] }
const said = (language: string, more = '') => ({
  ...thanks,
  'site.json': ['"language": "en-GB"', `"language": "${language}"${more}`] as [string, string],
})

/** What is found in the bakery under another language than that of its texts, but for this itself. */
function foundBeside(edits: Parameters<typeof foundIn>[0]): string[] {
  return foundIn(edits).filter((line) => !line.includes('is not the language of most texts'))
}

/** Edits that leave too little English in the texts of the bakery to tell their language. */
function inNoLanguage(edits: Record<string, [string, string]>): Parameters<typeof foundIn>[0] {
  const english =
    /(?<![a-z])(?:the|and|with|your|our|you|this|that|they|their|which|have|are|without|for|from|us|how|what|to|is|of)(?![a-z"])/gi
  return Object.fromEntries(
    findFiles('tests/fixtures/bakery')
      .filter((file) => /\.(?:json|md)$/.test(file))
      .map((file) => {
        const text = readFileSync(join('tests/fixtures/bakery', file), 'utf8')
        const edit = edits[file]
        return [file, (edit ? text.replace(edit[0], () => edit[1]) : text).replace(english, 'yr')]
      }),
  )
}

test('R8.6 there is a pack for each language in which a new site can be written', () => {
  expect(['en', ...PACKED_LANGUAGES].toSorted()).toEqual([...LANGUAGES].toSorted())
})

test('R8.6 the builder has words of its own, and no more than what every site may need; those of tools are in their package', () => {
  expect(packs.map(({ whose, language }) => `${whose} ${language}`)).toEqual(
    ['the builder', 'packages/recruiting/words'].flatMap((whose) => PACKED_LANGUAGES.map((language) => `${whose} ${language}`)),
  )
  for (const language of PACKED_LANGUAGES) expect(Object.keys(wordPack(language)!).length).toBeLessThanOrEqual(170)
})

test.each(packs)('R8.6 the pack $language of $whose has every word, with the same names in braces, and no other', (pack) => {
  const words = wordPack(pack.language, pack.folder)!
  // A choice is asked for by its place alone, and needs no other one in a language.
  const needed = pack.words.filter(([place, english]) => english !== place)
  expect(needed.filter(([place, english]) => (words[place] ?? words[english]) === undefined)).toEqual([])
  const known = new Set(pack.words.flat())
  expect(Object.keys(words).filter((key) => !known.has(key))).toEqual([])
  const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
  for (const [key, word] of Object.entries(words))
    expect(namesIn(word), key).toEqual(namesIn(pack.words.find(([place]) => place === key)?.[1] ?? key))
})

test.each(packs)('R8.6 the pack $language of $whose leaves nothing in English but names and words that are the same there', (pack) => {
  const same = new Set(SAME[pack.language])
  const words = Object.entries(wordPack(pack.language, pack.folder)!)
  expect(words.filter(([key, word]) => word === key && !same.has(key))).toEqual([])
})

test.each(PACKED_LANGUAGES)('R8.6 each word of the packs %s is as short as its field allows', (name) => {
  const sections = shownSchemas().map((schema) => ({ type: schema.shape.type.value, ...(schema.meta()!['examples'] as object[])[0] }))
  for (const section of sections) {
    const page = {
      name: 'Page',
      title: 'Page',
      summary: 'A page.',
      description: 'A page of the test.',
      updated: '2026-11-20',
      sections: [section],
    }
    expect(Page.safeParse(fillWords('page', Page, page, name).value).error?.issues ?? [], section.type).toEqual([])
  }
  expect(foundBeside(said(name))).toEqual([])
})

test('R8.6 a site in German says in German what its files leave out, and nothing is found in it', () => {
  expect(foundBeside(said('de-AT'))).toEqual([])
  const { site } = loadSite(editedBakery(said('de-AT')))
  expect(site!.settings.words).toMatchObject({ skipToContent: 'Zum Inhalt springen', showMore: '{count} weitere anzeigen' })
  const { form } = site!.settings.words
  expect(form.messages.empty).toBe('Bitte füllen Sie dieses Feld aus.')
  expect(form.submitLabel).toBe('Absenden')
  expect(form.held.title).toBe('Ihre Nachricht liegt uns vor')
})

test('R8.6 what is written stays as it is', () => {
  const dir = editedBakery(said('de', ', "words": { "home": "Anfang" }'))
  expect(loadSite(dir).site!.settings.words).toMatchObject({ home: 'Anfang', menu: 'Menü' })
})

test('R8.6 in a language without a pack the words that remain English are named, once for each section and group of settings', () => {
  const found = foundIn(inNoLanguage(said('cy')))
  expect(found.every((line) => line.startsWith('E_OTHER_LANGUAGE '))).toBe(true)
  expect(found.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
    'pages/breads.json sections.2.linkLabel:',
    'pages/house-rules.json sections.1.title:',
    'pages/index.json sections.2.linkLabel:',
    'site.json words:',
    'site.json words.form:',
  ])
  expect(found[3]).toMatch(/words are still in English: skipToContent, home, breadcrumb, mainNavigation and \d+ more\. Write them in/)
})

test('R8.6 translations have the words of their language, and those that remain English are named where a translation stands', () => {
  expect(loadSite(bakeryInLanguages()).problems).toEqual([])
  const welsh = (edits: Record<string, string>) =>
    loadSite(editedBakery({ 'site.json': ['"language": "en-GB"', '"language": "en-GB", "languages": [{ "tag": "cy" }]'], ...edits }))
  const named = welsh({
    'pages/index.cy.json': '{ "sections": [{}, {}, { "title": "O’r popty" }] }',
    'site.cy.json': '{ "words": { "home": "Hafan" } }',
  })
  const found = named.problems.filter(({ code }) => code === 'E_OTHER_LANGUAGE')
  expect(found.map(({ file, path }) => `${file.split('/').slice(-2).join('/')} ${path}`)).toEqual([
    'pages/index.cy.json sections.2.linkLabel',
    expect.stringMatching(/site\.cy\.json words$/),
  ])
})

test('R8.6 translations that say the same into two languages have the words of each', () => {
  const same = '{ "sections": [{}, {}, { "title": "Brot & Blume" }] }'
  const { site } = loadSite(
    editedBakery({
      'site.json': ['"language": "en-GB"', '"language": "en-GB", "languages": [{ "tag": "de" }, { "tag": "fr" }]'],
      'pages/index.de.json': same,
      'pages/index.fr.json': same,
    }),
  )
  const home = (tag: string) => site!.pages.find(({ path, language }) => language === tag && path === `/${tag}`)!
  expect(['de', 'fr'].map((tag) => home(tag).sections[2])).toMatchObject([{ linkLabel: 'Weiterlesen' }, { linkLabel: 'Lire la suite' }])
})

test('C06 R8.6 a key that a translation says twice, and whatever else is wrong with it', () => {
  const edit: Edit = ['{', '{\n  "name": "Besuch",\n  "name": 8,\n  "colour": "red",\n  "icon": 7,']
  const { problems } = loadSite(bakeryInLanguages({ 'pages/visit.de.json': edit }))
  expect(problems.map(({ code, line, path }) => `${line} ${code} ${path}`)).toEqual([
    expect.stringMatching(/^3 E_DUPLICATE_KEY name/),
    '4 E_UNKNOWN_KEY colour',
    '5 E_TYPE icon',
    expect.stringMatching(/E_DUPLICATE_KEY name/),
  ])
})

test('R8.6 the English word in a site of another language is found when it is more than one word', () => {
  expect(foundBeside(said('fr', ', "words": { "openMenu": "Open menu" }'))).toEqual([
    'E_OTHER_LANGUAGE site.json words.openMenu: "openMenu" is still in English. Write it in the language of this file.',
  ])
  expect(foundBeside(said('fr', ', "words": { "menu": "Menu", "home": "Home" }'))).toEqual([])
})

const tool = {
  'pages/match.json': bakeryPage('Match', { noindex: true, sections: [{ type: 'talentSelector', ...exampleOf('talentSelector') }] }),
}

test('R8.6 the words of a package are named where a section gets them', () => {
  const named = (found: string[]) => found.filter((line) => line.startsWith('E_OTHER_LANGUAGE')).map((line) => line.split(':')[0])
  expect(named(foundIn(said('cy')))).not.toContain('E_OTHER_LANGUAGE site.json words.recruiting')
  expect(named(foundIn({ ...inNoLanguage(said('cy')), ...tool }))).toEqual(
    expect.arrayContaining(['E_OTHER_LANGUAGE pages/match.json sections.0', 'E_OTHER_LANGUAGE site.json words.recruiting']),
  )
  expect(named(foundBeside({ ...said('de'), ...tool }))).toEqual([])
})

test('R8.6 tools of a site in German save files under German names, and name German law first', () => {
  const scan = { 'pages/scan.json': bakeryPage('Scan', { noindex: true, sections: [{ type: 'jobScanner', ...exampleOf('jobScanner') }] }) }
  const { site } = loadSite(editedBakery({ ...said('de'), ...scan }))
  expect(pageAt(site!, '/scan').sections[0]).toMatchObject({ fileName: 'stellenanzeige-bericht', country: 'DE' })
  expect(wordsOfPackage(site!.settings, 'recruiting')).toMatchObject({ rawFile: 'gespeicherte-ergebnisse' })
})

function exampleOf(type: string): object {
  return (
    shownSchemas()
      .find(({ shape }) => shape.type.value === type)!
      .meta()!['examples'] as object[]
  )[0]!
}

test('R8.6 with another language of the site, everything is read anew, whatever was known', () => {
  const german = editedBakery(said('de'))
  const memory = configCache()
  const homes = () =>
    loadSite(german, { memory }).site!.pages.map(({ sections }) =>
      sections.flatMap((section) => ('linkLabel' in section ? section.linkLabel : [])),
    )
  expect(homes().flat()).toContain('Weiterlesen')
  const file = join(german, 'site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"de"', '"es"'))
  expect(homes().flat()).toContain('Leer más')
})

test('H13.7 a language that is not that of the texts is told once, at the language', () => {
  expect(foundIn(said('cy'))).toEqual([
    'E_OTHER_LANGUAGE site.json language: "cy" is not the language of most texts: 6 files are in "en". Write "language": "en".',
  ])
})
