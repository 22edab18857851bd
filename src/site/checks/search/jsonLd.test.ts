import { expect, test } from 'vitest'
import { bakeryPage } from '#tests/support/bakeryPage.ts'
import { foundIn } from '#tests/support/foundIn.ts'
import { pngOf } from '#tests/support/pngOf.ts'

test('a page that says it explains a term has a term', () => {
  expect(foundIn({ 'pages/visit.json': ['"kind": "ContactPage"', '"kind": "DefinedTerm"'] })).toEqual([
    expect.stringMatching(/^E_JSON_LD pages\/visit\.json kind: .* glossaryEntry/),
  ])
})

test('an answer without words is no answer', () => {
  expect(foundIn({ 'pages/visit.json': ['"Yes, from the first roll."', '"![A card](/assets/logo.svg)"'] })).toEqual([
    expect.stringMatching(/^E_JSON_LD pages\/visit\.json sections\.1\.items\.1\.answer: /),
  ])
})

test('a list of terms without terms is not whole', () => {
  const sections = [
    { type: 'hero', variant: 'plain', title: 'Words', lead: 'A page of the shop.' },
    { type: 'glossaryIndex', title: 'All words', collection: 'words' },
  ]
  const edits = {
    'collections/words/index.json': '{ "path": "/words/{id}", "name": "Words" }',
    'pages/words.json': bakeryPage('Words', { kind: 'CollectionPage', menus: [{ menu: 'footer', column: 'shop' }], sections }),
  }
  expect(foundIn(edits)).toEqual([expect.stringMatching(/^E_JSON_LD pages\/words\.json: .* DefinedTermSet has no hasDefinedTerm/)])
  expect(foundIn({ ...edits, 'collections/words/crumb.json': bakeryPage('Crumb') })).toEqual([])
})

test('a list of the terms of a collection that is misnamed is told by the name alone', () => {
  const sections = [
    { type: 'hero', variant: 'plain', title: 'Words', lead: 'A page of the shop.' },
    { type: 'glossaryIndex', title: 'All words', collection: 'bread' },
  ]
  const edits = {
    'pages/words.json': bakeryPage('Words', { kind: 'CollectionPage', menus: [{ menu: 'footer', column: 'shop' }], sections }),
  }
  expect(foundIn(edits)).toEqual([expect.stringMatching(/^E_NO_COLLECTION pages\/words\.json sections\.1\.collection: /)])
})

test('C25 a logo that search engines cannot use is reported', () => {
  const icon = { 'site.json': ['"socialImage"', '"appleTouchIcon": "/assets/touch.png",\n  "socialImage"'] as [string, string] }
  expect(foundIn({ ...icon, 'assets/touch.png': pngOf(180, 180) })).toEqual([])
  expect(foundIn({ ...icon, 'assets/touch.png': pngOf(96, 96) })).toEqual([
    expect.stringMatching(/^E_JSON_LD site\.json appleTouchIcon: .* 96 × 96 pixels, and at least 112 × 112 are needed/),
  ])
})
