import { expect, test } from 'vitest'
import { repeatIn } from './repeats.ts'

test.each([
  ['in the the end', 'the the'],
  ['The the end', 'The the'],
  ['here and and', 'and and'],
  ['hier und und, dort', 'und und'],
  ['Y y luego', 'Y y'],
  ['l’eau avec avec du sel', 'avec avec'],
])('"%s" says a small word twice', (words, twice) => {
  expect(repeatIn(words)).toBe(twice)
})

test.each([
  'in the theatre',
  'the  the end',
  'of The The',
  'the the-end',
  'we are area',
  'to tool up',
  'an and a',
  'that that end',
  'tHe the end',
])('"%s" does not', (words) => {
  expect(repeatIn(words)).toBeUndefined()
})
