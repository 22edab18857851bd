import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bakeryInLanguages } from '#tests/support/bakeryInLanguages.ts'
import { type Edit, editedBakery } from '#tests/support/editedBakery.ts'
import { pngOf } from '#tests/support/pngOf.ts'
import { takeOwnSections } from '#src/node/sections/ownSections.ts'
import { COUNTER, writeOwnSection } from '#tests/support/ownSection.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import type { ProblemCode } from '#src/site/checks/index.ts'
import { problemCodes, ruleOf } from '#src/site/checks/ruleOf.ts'

/** The moment at which examples are read: the bakery was written a few days before. */
const AT = Date.parse('2026-11-10T12:00:00Z')

/** How to make what an example only says in words: an edited bakery, and what is done to it. */
const madeByHand: { [Code in ProblemCode]?: { bad(): string; good?(): string } } = {
  E_NO_CONFIG: { bad: () => join(editedBakery({}), 'no-such-folder') },
  E_UNREADABLE: { bad: () => linked('gone.json') },
  E_OUTSIDE: { bad: () => linked(join(editedBakery({}), 'pages/visit.json')) },
  E_TOO_BIG: { bad: () => editedBakery({ 'pages/visit.json': ['"icon": "map-pin"', `"icon": "map-pin"${' '.repeat(1024 * 1024)}`] }) },
  E_DEPTH: { bad: () => editedBakery({ 'redirects.json': `{ "redirects": ${'['.repeat(70)}${']'.repeat(70)} }` }) },
  E_ENCODING: { bad: () => editedBakery({ 'pages/house-rules.md': Buffer.from('## Orders\n\nCaf\xe9', 'latin1') }) },
  E_SOCIAL_IMAGE: {
    bad: () => editedBakery({ 'assets/social.png': pngOf(600, 315) }),
    good: () => editedBakery({ 'assets/social.png': pngOf(1200, 630) }),
  },
  E_NO_CAPTIONS: { bad: () => withVideo(''), good: () => withVideo('"captions": "/assets/oven.vtt",') },
  E_SECTION_CODE: { bad: () => withSection('hero') },
  E_SECTION_PACKAGE: { bad: () => editedBakery({ 'site.json': ['{', '{ "sectionPackages": ["tide-tables"],'] }) },
  E_NO_SERVICE: { bad: () => withService('{}'), good: () => withService('{ "user": "https://orders.brot-und-blume.example" }') },
  E_NO_LANGUAGE: { bad: () => editedBakery({ 'pages/visit.de.json': '{}' }), good: () => bakeryInLanguages() },
  E_NO_SOURCE: { bad: () => bakeryInLanguages({ 'pages/hours.de.json': '{}' }), good: () => bakeryInLanguages() },
  E_TRANSLATION_STALE: {
    bad: () => bakeryInLanguages({ 'pages/visit.json': ['Opening hours and orders', 'Opening hours, and orders'] }),
    good: () => bakeryInLanguages(),
  },
  E_TRANSLATION_NOTE: {
    bad: () => bakeryInLanguages({ 'pages/house-rules.de.json': '{ "name": "Hausordnung" }' }),
    good: () => bakeryInLanguages(),
  },
  E_TRANSLATES: {
    bad: () => bakeryInLanguages({ 'pages/ar/visit.json': ['"kind"', '"translates": "/de/besuch",\n  "kind"'] }),
    good: () => bakeryInLanguages(),
  },
  E_FULL_MENU: { bad: () => editedBakery(namingPages(25)), good: () => editedBakery(namingPages(3)) },
}

/** The bakery with a page whose file is a link. */
function linked(target: string): string {
  const dir = editedBakery({})
  const page = join(dir, 'pages/visit.json')
  renameSync(page, join(dir, 'visit.txt'))
  symlinkSync(target, page)
  return dir
}

function withVideo(captions: string): string {
  const poster = '{ "src": "/assets/social.png", "alt": "Loaves in the window", "width": 1200, "height": 630 }'
  const shows = `{ "kind": "video", "src": "/assets/oven.webm", "name": "How we bake", ${captions} "poster": ${poster} }`
  return editedBakery({
    'assets/oven.webm': Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
    ...(captions ? { 'assets/oven.vtt': 'WEBVTT' } : {}),
    'pages/index.json': ['{\n      "type": "proofStrip",', `{ "type": "media", "shows": ${shows} },\n    {\n      "type": "proofStrip",`],
  })
}

/** A bakery with a section type of its own, whose name this type may not have. */
function withSection(type: string): string {
  const dir = join(editedBakery({}), 'config')
  cpSync('tests/fixtures/bakery', dir, { recursive: true })
  writeOwnSection(dir, type, COUNTER)
  return dir
}

function withService(backends: string): string {
  const delivery = '"kind": "mailto",\n        "to": "shop@brot-und-blume.example",\n        "subject": "An order"'
  const dir = editedBakery({ 'pages/visit.json': [delivery, '"kind": "endpoint",\n        "service": "user",\n        "path": "/orders"'] })
  const file = join(dir, 'site.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"backends": \{[^}]*\}/, `"backends": ${backends}`))
  return dir
}

function namingPages(count: number): Record<string, Edit> {
  const page = (number: number) => ({
    name: `Guest ${number}`,
    title: `Guest number ${number} of the bakery`,
    description: `What guest number ${number} of the bakery has to say about the bread and the flowers.`,
    summary: 'A guest.',
    updated: '2026-11-02',
    menus: [{ menu: 'footer', column: 'shop' }],
    sections: [{ type: 'hero', variant: 'plain', title: `Guest ${number}`, lead: 'A guest of the shop.' }],
  })
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/guests/guest-${index}.json`, JSON.stringify(page(index))]))
}

/** The folder of one side of an example. */
function folderOf(code: ProblemCode, side: 'bad' | 'good'): string {
  const { example } = ruleOf(code)
  if ('inWords' in example) return (madeByHand[code]![side] ?? (() => editedBakery({})))()
  const snippet = example[side]
  if (example.replaces !== undefined) return editedBakery({ [example.file]: [example.replaces, snippet ?? ''] })
  const dir = editedBakery({})
  if (snippet === null) return side === 'good' && example.bad !== null ? dir : editedBakery({ [example.file]: null })
  mkdirSync(dirname(join(dir, example.file)), { recursive: true })
  writeFileSync(join(dir, example.file), snippet)
  return dir
}

async function codesOf(dir: string): Promise<ProblemCode[]> {
  await takeOwnSections(dir)
  return [...new Set(loadSite(dir, { at: AT }).problems.map(({ code }) => code))]
}

test.each(problemCodes)('%s finds its bad example, and no other rule does', async (code) => {
  expect(await codesOf(folderOf(code, 'bad'))).toEqual([code])
})

test.each(problemCodes)('%s leaves its good example alone, and so do all others', async (code) => {
  expect(await codesOf(folderOf(code, 'good'))).toEqual([])
})

test('what an example only says in words is made by hand, and nothing else is', () => {
  const inWords = problemCodes.filter((code) => 'inWords' in ruleOf(code).example)
  expect(inWords.toSorted()).toEqual(Object.keys(madeByHand).toSorted())
})
