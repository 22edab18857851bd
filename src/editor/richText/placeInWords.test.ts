import { expect, test } from 'vitest'
import { placeInWords } from './placeInWords.ts'
import { richSchema } from './richSchema.ts'

const doc = (...lines: string[]) =>
  richSchema.node(
    'doc',
    null,
    lines.map((line) => richSchema.node('paragraph', null, [richSchema.text(line)])),
  )

test.each([
  ['words as they are typed', 'Come to the shop', 'the shop', 4, 'shop'],
  ['signs of the page for typed ones', 'He said "yes" -- and more', '“yes” – and', 8, 'and more'],
  ['typed signs that are longer on the page', 'Monday – Friday … open daily', 'open daily', 5, 'daily'],
  ['signs within the words', 'Mo–Fr … open', 'Mo–Fr … open', 8, 'open'],
  ['letters of two units', '🍞 bread 🥖 rolls', 'bread 🥖 rolls', 9, 'rolls'],
])('the caret is put where the page was clicked: %s', (_title, line, words, offset, rest) => {
  const text = doc('A first line.', line)
  const place = placeInWords(text, words, offset)!
  expect(text.textBetween(place, text.content.size)).toBe(rest)
})

test('words that no line has are nowhere', () => {
  expect(placeInWords(doc('Bread', 'Rolls'), 'Bread Rolls', 0)).toBeUndefined()
})

test('words are found from a position on', () => {
  const text = doc('Open daily', 'not daily')
  const place = placeInWords(text, 'daily', 5, placeInWords(text, 'not', 0))!
  expect(text.textBetween(0, place, '|')).toBe('Open daily|not daily')
})
