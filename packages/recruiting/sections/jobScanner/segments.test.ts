import { expect, test } from 'vitest'
import { segments } from './segments.ts'

test('a line without marks is one piece', () => {
  expect(segments('We bake.', [])).toEqual([{ text: 'We bake.', ids: [] }])
})

test('an empty line has no pieces', () => {
  expect(segments('', [])).toEqual([])
})

test('marks that overlap are cut apart, and no letter is lost', () => {
  const pieces = segments('We want a rockstar baker', [
    { id: 'longSentences', start: 0, end: 24 },
    { id: 'jargon', start: 10, end: 18 },
  ])
  expect(pieces).toEqual([
    { text: 'We want a ', ids: ['longSentences'] },
    { text: 'rockstar', ids: ['longSentences', 'jargon'] },
    { text: ' baker', ids: ['longSentences'] },
  ])
})

test('a mark beyond the line ends with it', () => {
  expect(segments('short', [{ id: 'jargon', start: 2, end: 99 }])).toEqual([
    { text: 'sh', ids: [] },
    { text: 'ort', ids: ['jargon'] },
  ])
})
