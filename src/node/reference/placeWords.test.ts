import { expect, test } from 'vitest'
import { entryPage, ordinaryPage } from '#src/contract/entryPage.ts'
import { Collection } from '#src/contract/files.ts'
import { placeWords } from './placeWords.ts'

test.each<[(string | number)[], string]>([
  [['sections', 'hero “Bread”', 'lead'], 'Hero “Bread” › Introduction'],
  [['sections', 'richText “Our bread”', 'newTab'], 'Rich text “Our bread” › Open in a new tab'],
  [['sections', 'media “The shop”', 'shows', 'alt'], 'Media “The shop” › Content › Description for people who cannot see it'],
  [['sections', 'hero “Bread”', 'actions', '“Order”', 'href'], 'Hero “Bread” › Actions › “Order” › Link'],
  [['sections', 'fragment'], 'Shared section'],
  [['sections'], 'Sections'],
  [['name'], 'Name'],
  [['neverHeardOf', 'lead'], 'Never heard of › Introduction'],
])('%j is “%s”', (place, words) => {
  expect(placeWords(ordinaryPage, place)).toBe(words)
})

test('items by index have the type that the value says, or their number', () => {
  const page = { sections: [{ type: 'hero' }, { type: 'faq', items: [{}, { question: 'When?' }] }] }
  expect(placeWords(ordinaryPage, ['sections', 1, 'items', 1, 'question'], page)).toBe('FAQ 2 › Items 2 › Question')
  expect(placeWords(ordinaryPage, ['sections', 1, 'title'])).toBe('Sections 2 › Title')
})

test('fields that a collection declares have its labels', () => {
  const schema = entryPage({ fields: { price: { kind: 'number', label: 'Ticket', required: true } as never }, defaults: {} })
  expect(placeWords(schema, ['fields', 'price'])).toBe('Fields › Ticket')
})

test('names that an author has chosen are no fields', () => {
  expect(placeWords(Collection, ['tags', 'lead'])).toBe('Tags › Lead')
  expect(placeWords(undefined, ['constructor', 'lead'])).toBe('Constructor › Introduction')
})
