import { expect, test } from 'vitest'
import { roughTest, type WordQuery, wordPattern } from './wordPattern.ts'

const found = (query: WordQuery, text: string) => Array.from(text.matchAll(wordPattern(query)), ([match]) => match)

test.each<[WordQuery, string, string[]]>([
  [{ words: 'loaf' }, 'Loaf, loafs and LOAF', ['Loaf', 'loaf', 'LOAF']],
  [{ words: 'loaf', matchCase: true }, 'Loaf, loafs and LOAF', ['loaf']],
  [{ words: 'loaf', wholeWords: true }, 'Loaf, loafs and LOAF', ['Loaf', 'LOAF']],
  [{ words: 'brot', wholeWords: true }, 'Brötchen, Brot und Brotzeit', ['Brot']],
  [{ words: 'rye  loaf' }, 'rye\u00a0loaf, rye\nloaf', ['rye\u00a0loaf', 'rye\nloaf']],
  [{ words: 'für' }, 'für fu\u0308r fur', ['für', 'fu\u0308r']],
  [{ words: 'fur' }, 'für fu\u0308r fur', ['fur']],
  [{ words: 'e' }, 'e\u0301 e', ['e']],
  [{ words: '$2.50 (net)' }, 'It costs $2.50 (net).', ['$2.50 (net)']],
  [{ words: 'خبز' }, 'خبز الجاودار', ['خبز']],
])('%j finds in %j', (query, text, expected) => {
  expect(found(query, text)).toEqual(expected)
})

test.each([
  ['für dich', '"text": "Für dich"'],
  ['für dich', '"text": "F\\u00fcr dich"'],
  ['خبز', '"text": "خبز"'],
  ['50 %', '"text": "50 %"'],
])('the source of %j is read', (words, source) => {
  expect(roughTest(words)(source)).toBe(true)
})

test('most other sources are not read', () => {
  expect(roughTest('rye loaf')('"text": "Rye crown"')).toBe(false)
})
