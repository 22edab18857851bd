import { expect, test } from 'vitest'
import { searchWords } from './searchWords.ts'

const stems = (text: string, language: string) => searchWords(text, language).map(({ stem }) => stem)
/** Whether all texts consist of the same words. */
const isSame = (language: string, ...texts: string[]) => new Set(texts.map((text) => stems(text, language).join(' '))).size === 1

test.each([
  ['en', ['cabin', 'cabins', 'CABIN']],
  ['en', ['berry', 'berries']],
  ['en', ['box', 'boxes']],
  ['en', ['bus', 'buses']],
  ['en', ['cycle', 'cycles', 'cycled', 'cycling']],
  ['en', ['swim', 'swimming']],
  ['en', ['café', 'cafe', 'cafés']],
  ['de', ['Hütte', 'Hütten', 'Huette', 'huetten', 'Hutte']],
  ['de', ['Rad', 'Räder', 'Rades']],
  ['de', ['Straße', 'Strasse', 'Straßen']],
  ['de', ['Buchung', 'Buchungen']],
  ['de', ['Stornierung', 'Stornierungen', 'stornieren']],
  ['de', ['Schlüssel', 'Schluessel']],
  ['fr', ['vélo', 'velos', 'VÉLOS']],
  ['fr', ['journal', 'journaux']],
  ['fr', ['bateau', 'bateaux']],
  ['fr', ['réservation', 'réservations', 'réserver']],
  ['fr', ['œuf', 'œufs', 'oeuf']],
  ['es', ['lápiz', 'lápices', 'lapiz']],
  ['es', ['flor', 'flores']],
  ['es', ['alumno', 'alumna', 'alumnos']],
  ['es', ['habitación', 'habitaciones', 'habitacion']],
])('in %s, %j are one word', (language, forms) => {
  expect(isSame(language, ...forms)).toBe(true)
})

test.each([
  ['en', 'news', 'new'],
  ['en', 'spring', 'spr'],
  ['en', 'glass', 'glas'],
  ['de', 'neue', 'nue'],
  ['de', 'Quelle', 'Qulle'],
  ['es', 'mes', 'mesa'],
])('in %s, "%s" and "%s" are two words', (language, one, other) => {
  expect(isSame(language, one, other)).toBe(false)
})

test('stop words, single letters and elided articles are left out', () => {
  expect(stems('What is the price of a cabin?', 'en')).toEqual(['price', 'cabin'].map((word) => stems(word, 'en')[0]))
  expect(isSame('fr', 'l’eau de la source', 'eau source')).toBe(true)
})

test('numbers are words', () => {
  expect(stems('Bus 31 at 7.30', 'en')).toEqual(['bus', '31', '7', '30'])
})

test('words of scripts without spaces are told apart, beside those of others', () => {
  expect(stems('東京の自転車 Café', 'ja')).toEqual(expect.arrayContaining(['東京', '自転車', 'cafe']))
  expect(stems('ภาษาไทย', 'th').length).toBeGreaterThan(1)
})

test('marks of Arabic do not count', () => {
  expect(isSame('ar', 'كِتَاب', 'كتاب')).toBe(true)
})

test('a word has its place in the text', () => {
  expect(searchWords('Two cafés', 'en').map(({ start, end }) => [start, end])).toEqual([
    [0, 3],
    [4, 9],
  ])
})
