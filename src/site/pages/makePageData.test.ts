import { expect, test } from 'vitest'
import { common } from '#schemas/section.ts'
import type { Section } from '#src/contract/sections.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { traitsOf } from '#src/node/sections/traitsOf.ts'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { bakerySite, pageAt } from '#tests/support/bakerySite.ts'
import { builderFieldNames } from '#tests/support/builderFieldNames.ts'
import { HARBOUR } from '#tests/support/harbour.ts'
import { makePageData, pageDataText } from './makePageData.ts'
import { pageUses } from './pageUses.ts'
import { sectionsOfTexts } from './sectionTexts.ts'
import type { ViewSection } from './pageData.ts'
import type { Site } from '#src/site/site.ts'

const BUN =
  '{ "name": "Bun", "title": "The bun", "description": "A bun.", "summary": "Small.", "updated": "2026-11-02", "sections": [{ "type": "hero", "variant": "plain", "title": "Bun", "lead": "A bun." }] }'

function section<Type extends ViewSection['type']>(site: Site, path: string, type: Type): Extract<ViewSection, { type: Type }> {
  return makePageData(site, pageAt(site, path), 'test').sections.find((found) => found.type === type) as Extract<
    ViewSection,
    { type: Type }
  >
}

test('page data say what a navigation needs to know', () => {
  const site = bakerySite()
  expect(makePageData(site, pageAt(site, '/visit'), 'build-1')).toMatchObject({
    path: '/visit',
    title: 'Opening hours and orders · Brot & Blume',
    layout: 'main',
    scroll: 'top',
    session: 'clear',
    build: 'build-1',
  })
})

test('H20 the picture of the section that opens a page does not wait for others, those below it do', () => {
  const photo = { kind: 'image', src: '/assets/social.png', alt: 'The shop in the morning', width: 1200, height: 630 }
  const sections = [
    { type: 'hero', variant: 'split', title: 'Oven', lead: 'A page of the shop.', picture: photo },
    { type: 'media', title: 'Counter', shows: { ...photo, kind: 'picture' } },
  ]
  const site = bakerySite({ 'pages/oven.json': bakeryPage('Oven', { sections }) })
  const [first, below] = makePageData(site, pageAt(site, '/oven'), 'test').sections
  expect(first!.$pictures).toMatchObject({ '/assets/social.png': { isFirst: true } })
  expect(below!.$pictures?.['/assets/social.png']?.isFirst).not.toBe(true)
})

test.each([
  ['Quayfold', () => HARBOUR],
  ['a company in three languages', () => bakeryInLanguages()],
])('H10.3 as a text, page data of %s are the same, whether sections stand as values or as texts', (_company, configDir) => {
  const { site } = loadSite(configDir())
  for (const page of site!.pages) {
    const whole = JSON.stringify(makePageData(site!, page, 'test'))
    expect(pageDataText(site!, page, 'test'), page.path).toBe(whole)
    const { sections } = page
    const types = sections.map(({ type }) => type)
    // In its place, as pages are told apart by who they are.
    Object.defineProperty(page, 'sections', {
      value: sectionsOfTexts(
        types,
        sections.map((section) => JSON.stringify(section)),
      ),
    })
    expect(pageDataText(site!, page, 'test'), page.path).toBe(whole)
  }
})

test('R1.3 a section has the accent of its page, unless it says otherwise', () => {
  const site = bakerySite({ 'pages/visit.json': ['"icon"', '"accent": "second",\n  "icon"'] })
  const accents = (path: string) => makePageData(site, pageAt(site, path), 'test').sections.map(({ accent }) => accent)
  expect(new Set(accents('/visit'))).toEqual(new Set(['second']))
  expect(new Set(accents('/breads'))).toEqual(new Set([undefined]))
  const sections = '"sections": [\n    {'
  const other = bakerySite({ 'pages/visit.json': [sections, `"accent": "second",\n  ${sections}\n      "accent": "third",`] })
  expect(makePageData(other, pageAt(other, '/visit'), 'test').sections[0]?.accent).toBe('third')
})

test('R2.5 cards of a collection come from its entries, by order and then by name', () => {
  const site = bakerySite({ 'collections/breads/bun.json': BUN })
  expect(section(site, '/breads', 'entryCards').cards.map(({ name }) => name)).toEqual(['Spelt crown', 'Bun', 'Rye loaf'])
  expect(section(site, '/breads', 'entryCards').cards[1]).toEqual({
    path: '/breads/bun',
    name: 'Bun',
    summary: 'Small.',
    icon: 'wheat',
    topics: [],
  })
})

test('cards of named pages keep the order in which they are named', () => {
  const site = bakerySite({
    'pages/breads.json': ['"collection": "breads",\n      "columns": 2', '"paths": ["/visit", "/"],\n      "columns": 2'],
  })
  expect(section(site, '/breads', 'entryCards').cards.map(({ path }) => path)).toEqual(['/visit', '/'])
})

test('related entries are those beside the entry, going round, when none are named', () => {
  const site = bakerySite({ 'collections/breads/bun.json': BUN })
  expect(section(site, '/breads/bun', 'relatedEntries').cards.map(({ name }) => name)).toEqual(['Rye loaf', 'Spelt crown'])
})

test('related entries are those that the page names, and before those the ones that the section names', () => {
  const named = { 'collections/breads/rye-loaf.json': ['"updated"', '"related": ["/visit"], "updated"'] as [string, string] }
  expect(section(bakerySite(named), '/breads/rye-loaf', 'relatedEntries').cards.map(({ path }) => path)).toEqual(['/visit'])
  const site = bakerySite({ ...named, 'collections/breads/index.json': ['"neighbours": true', '"paths": ["/house-rules"]'] })
  expect(section(site, '/breads/rye-loaf', 'relatedEntries').cards.map(({ path }) => path)).toEqual(['/house-rules'])
})

test('the only entry of a collection has no related entries and no neighbours', () => {
  const site = bakerySite({ 'collections/breads/rye-loaf.json': null, 'pages/visit.json': ['[rye loaf](/breads/rye-loaf)', 'rye loaf'] })
  expect(section(site, '/breads/spelt-crown', 'relatedEntries')).toMatchObject({ cards: [] })
  expect(section(site, '/breads/spelt-crown', 'relatedEntries').previous).toBeUndefined()
  expect(section(site, '/breads/spelt-crown', 'relatedEntries').next).toBeUndefined()
})

test('neighbours are the entries before and after; the ends have one', () => {
  const site = bakerySite({ 'collections/breads/bun.json': BUN })
  const around = (path: string) => {
    const { previous, next } = section(site, path, 'relatedEntries')
    return [previous?.href, next?.href]
  }
  expect(around('/breads/spelt-crown')).toEqual([undefined, '/breads/bun'])
  expect(around('/breads/bun')).toEqual(['/breads/spelt-crown', '/breads/rye-loaf'])
  expect(around('/breads/rye-loaf')).toEqual(['/breads/bun', undefined])
})

test('contents are the headings after the list, from titles and from running text', () => {
  const site = bakerySite({
    'pages/house-rules.json': [
      '{\n      "type": "tableOfContents"',
      '{ "type": "richText", "title": "Before", "body": "x" },\n    {\n      "type": "tableOfContents"',
    ],
  })
  expect(section(site, '/house-rules', 'tableOfContents').items).toEqual([
    { label: 'Orders', href: '#orders' },
    { label: 'Left over', href: '#left-over' },
  ])
})

test('a field of an own section type means nothing by its name', () => {
  const site = bakerySite()
  const page = pageAt(site, '/visit')
  const shownAs = (name: string) => {
    const sections = [...page.sections, { type: 'doseTable', tone: 'plain', reveal: false, [name]: 'Two a day' }] as unknown as Section[]
    const given = { ...page, sections, uses: pageUses(sections, [...page.sources, { file: page.file, keyPath: [] }], traitsOf) }
    const texts = sectionsOfTexts(
      sections.map(({ type }) => type),
      sections.map((found) => JSON.stringify(found)),
    )
    const asTexts = pageDataText(site, { ...given, sections: texts }, 'test')
    const whole = makePageData(site, given, 'test')
    expect(JSON.parse(asTexts), name).toEqual(JSON.parse(JSON.stringify(whole)))
    return { shown: whole.sections.at(-1), uses: given.uses }
  }
  const innocent = shownAs('innocent')
  for (const name of builderFieldNames().filter((found) => !Object.hasOwn(common, found))) {
    const { shown, uses } = shownAs(name)
    expect(shown).toEqual({ type: 'doseTable', tone: 'plain', reveal: false, [name]: 'Two a day' })
    expect(uses, name).toEqual(innocent.uses)
  }
})

test('a field called pictures stays what it is where the section shows a picture', () => {
  const site = { ...bakerySite(), pictures: new Map([['/assets/shop.png', { width: 4, height: 3 }]]) } as unknown as Site
  const page = pageAt(site, '/visit')
  const shown = { type: 'album', tone: 'plain', reveal: false, pictures: ['/assets/shop.png'] }
  const [data] = makePageData(site, { ...page, sections: [shown as unknown as Section] }, 'test').sections
  expect(data).toMatchObject(shown)
  expect(data!.$pictures).toMatchObject({ '/assets/shop.png': { width: 4, height: 3 } })
})
