import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sectionSchemas } from '#schemas/sections/index.ts'
import { files } from '#schemas/files.ts'
import { LANGUAGES } from '#src/node/init/choices.ts'
import { configMemory } from '#src/node/config/configMemory.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { wordFiller } from '#src/node/words/wordFiller.ts'
import { PACKED_LANGUAGES, wordPack } from '#src/node/words/wordPack.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { editedBakery } from '#tests/support/editedBakery.ts'
import { foundIn } from '#tests/support/foundIn.ts'

/** Tools speak English, and so do the words that they share: the analyses know no other language. */
const TOOLS: ReadonlySet<string> = new Set(
  sectionSchemas.filter(({ shape }) => 'limits' in shape && 'caution' in shape).map(({ shape }) => shape.type.value),
)
const isOfTools = (place: string) => place.startsWith('site.toolWords') || TOOLS.has(place.split('.')[0]!)

/** Every English word of the schemas, with its place. */
const asked: [place: string, english: string][] = []
for (const { kind, schema } of files) if (kind !== 'theme') wordFiller(schema, kind, (english, place) => void asked.push([place, english]))
const words = asked.filter(([place]) => !isOfTools(place))

const thanks = { 'pages/visit.json': ['"Thank you"', '"Danke"'] as [string, string] }
const said = (language: string, more = '') => ({
  ...thanks,
  'site.json': ['"language": "en-GB"', `"language": "${language}"${more}`] as [string, string],
})

test('R8.6 there is a pack for each language in which a new site can be written', () => {
  expect(['en', ...PACKED_LANGUAGES].toSorted()).toEqual([...LANGUAGES].toSorted())
})

test.each(PACKED_LANGUAGES)(
  'R8.6 the pack %s has every word that is not one of a tool, with the same names in braces, and no other',
  (name) => {
    const pack = wordPack(name)!
    expect(words.filter(([place, english]) => (pack[place] ?? pack[english]) === undefined)).toEqual([])
    const known = new Set(asked.flat())
    expect(Object.keys(pack).filter((key) => !known.has(key))).toEqual([])
    const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const [key, word] of Object.entries(pack))
      expect(namesIn(word), key).toEqual(namesIn(asked.find(([place]) => place === key)?.[1] ?? key))
  },
)

test('R8.6 a site in German says in German what its files leave out, and nothing is found in it', () => {
  expect(foundIn(said('de-AT'))).toEqual([])
  const { site } = loadSite(editedBakery(said('de-AT')))
  expect(site!.settings.words).toMatchObject({ skipToContent: 'Zum Inhalt springen', showMore: '{count} weitere anzeigen' })
  const form = site!.pages.flatMap(({ sections }) => sections.filter((section) => section.type === 'form'))[0]!
  expect(form.messages.empty).toBe('Bitte füllen Sie dieses Feld aus.')
  expect(form.submitLabel).toBe('Absenden')
  expect(form.held.title).toBe('Ihre Nachricht liegt uns vor')
})

test('R8.6 what is written stays as it is', () => {
  const dir = editedBakery(said('de', ', "words": { "home": "Anfang" }'))
  expect(loadSite(dir).site!.settings.words).toMatchObject({ home: 'Anfang', menu: 'Menü' })
})

test('R8.6 in a language without a pack the words that remain English are named, once for each section and group of settings', () => {
  const found = foundIn(said('cy'))
  expect(found.every((line) => line.startsWith('E_OTHER_LANGUAGE '))).toBe(true)
  expect(found.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual([
    'pages/breads.json sections.2.linkLabel:',
    'pages/house-rules.json sections.1.title:',
    'pages/index.json sections.2.linkLabel:',
    'pages/visit.json sections.2:',
    'site.json words:',
  ])
  expect(found[4]).toMatch(/words are in English still: skipToContent, home, breadcrumb, mainNavigation and \d+ more\. Write them in/)
})

test('R8.6 the English word in a site of another language is found when it is more than one word', () => {
  expect(foundIn(said('fr', ', "words": { "openMenu": "Open menu" }'))).toEqual([
    'E_OTHER_LANGUAGE site.json words.openMenu: "openMenu" is in English still. Write them in the language of the site.',
  ])
  expect(foundIn(said('fr', ', "words": { "menu": "Menu", "home": "Home" }'))).toEqual([])
})

const tool = {
  'pages/match.json': bakeryPage('Match', { noindex: true, sections: [{ type: 'talentSelector', ...exampleOf('talentSelector') }] }),
}

test('R8.6 words that tools share are named where there is a tool', () => {
  const named = (found: string[]) => found.filter((line) => line.startsWith('E_OTHER_LANGUAGE')).map((line) => line.split(':')[0])
  expect(named(foundIn(said('de')))).toEqual([])
  expect(named(foundIn({ ...said('de'), ...tool }))).toEqual(
    expect.arrayContaining(['E_OTHER_LANGUAGE pages/match.json sections.0', 'E_OTHER_LANGUAGE site.json toolWords']),
  )
})

function exampleOf(type: string): object {
  return (sectionSchemas.find(({ shape }) => shape.type.value === type)!.meta()!['examples'] as object[])[0]!
}

test('R8.6 with another language of the site, everything is read anew, whatever was known', () => {
  const german = editedBakery(said('de'))
  const memory = configMemory()
  const homes = () =>
    loadSite(german, { memory }).site!.pages.map(({ sections }) =>
      sections.flatMap((section) => ('linkLabel' in section ? section.linkLabel : [])),
    )
  expect(homes().flat()).toContain('Weiterlesen')
  const file = join(german, 'site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"de"', '"es"'))
  expect(homes().flat()).toContain('Leer más')
})
