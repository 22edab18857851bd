import { expect, test } from 'vitest'
import { FieldTypes } from '#schemas/fieldTypes.ts'
import { entryTexts } from './entryTexts.ts'
import type { FieldLocale } from './fieldWords.ts'

const types = FieldTypes.parse({
  period: { kind: 'period', label: 'Open' },
  opening: { kind: 'date', label: 'Opening' },
  price: { kind: 'price', label: 'Ticket', currency: 'EUR' },
  area: { kind: 'number', label: 'Area', decimals: 1, unit: 'm²' },
  theme: { kind: 'choice', label: 'Theme', options: [{ value: 'trade', label: 'Trade' }] },
  audience: { kind: 'choices', label: 'For', options: ['adults', 'families'].map((value) => ({ value, label: value })) },
  room: { kind: 'reference', label: 'Room', collection: 'rooms' },
  place: { kind: 'place', label: 'Where' },
  poster: { kind: 'picture', label: 'Poster' },
})

const values = {
  period: { start: '2026-10-02', end: '2027-02-28' },
  opening: '2026-10-01',
  price: 9.5,
  area: 212.5,
  theme: 'trade',
  audience: ['adults', 'families'],
  room: 'cellar',
  place: { name: 'Granary', address: 'Quay 4' },
}

const locale: FieldLocale = { language: 'en-GB', fromDay: 'from {day}', nameOf: (_collection, id) => ({ cellar: 'Cellar' })[id] }

function titled(title: string, given: object = values, other: Partial<FieldLocale> = {}) {
  const { texts, faults } = entryTexts({ name: 'Salt', title, description: '', summary: '' }, types, given as typeof values, {
    ...locale,
    ...other,
  })
  return faults.length > 0 ? faults.map(({ message, isEmpty }) => `${isEmpty ? 'empty' : 'wrong'}: ${message}`).join('; ') : texts.title
}

test.each([
  ['{name}: {period}', 'Salt: 2 October 2026 – 28 February 2027'],
  ['{period, month}', 'October 2026 – February 2027'],
  ['{period.start, year} and {period.end,short}', '2026 and 28 Feb 2027'],
  ['{opening} or {opening, month}', '1 October 2026 or October 2026'],
  ['{price} for {audience}', '€9.50 for adults and families'],
  ['{area}', '212.5\u00a0m²'],
  ['{theme} in {room}, {place}, {place.address}', 'Trade in Cellar, Granary, Quay 4'],
  ['{ Braces } {} and {2} stay', '{ Braces } {} and {2} stay'],
])('%s becomes “%s”', (title, words) => expect(titled(title)).toBe(words))

test('days, amounts and lists follow the language', () => {
  expect(titled('{period}; {price}; {audience}', values, { language: 'de' })).toBe(
    '2. Oktober 2026 – 28. Februar 2027; 9,50\u00a0€; adults und families',
  )
})

test('a period without an end is said with the word of the language', () => {
  expect(titled('{period}', { period: { start: '2026-05-01' } }, { language: 'fr', fromDay: 'à partir du {day}' })).toBe(
    'à partir du 1 mai 2026',
  )
})

test.each([
  ['{perod}', 'wrong: {perod} is not a field of this collection'],
  ['{period, months}', 'wrong: {period, months} names a format that a field of kind period does not have'],
  ['{period.begin}', 'wrong: {period.begin} names a part that a field of kind period does not have'],
  ['{price, month}', 'wrong: {price, month} names a format that a field of kind price does not have'],
  ['{poster}', 'wrong: {poster} is of kind picture, which has no words for a line of text'],
])('%s is told', (title, told) => expect(titled(title)).toBe(told))

test('a field or a part without a value is told as empty', () => {
  expect(titled('{room}', {})).toBe('empty: {room} has no value in this entry')
  expect(titled('{period.end}', { period: { start: '2026-05-01' } })).toBe('empty: {period.end} has no value in this entry')
})

test('a name can contain fields, except for references', () => {
  const named = (name: string) => entryTexts({ name, title: '{name}!', description: '', summary: '' }, types, values, locale)
  expect(named('Salt {opening, year}').texts.title).toBe('Salt 2026!')
  expect(named('Salt in {room}').faults.map(({ text }) => text)).toEqual(['name'])
})
