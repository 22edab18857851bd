import { expect, test } from 'vitest'
import { excerptOf } from './excerptOf.ts'

const text = `${'Words before it. '.repeat(20)}The dog may swim here. ${'Words after it. '.repeat(20)}`
const place = (word: string, query = 0) => ({ query, start: text.indexOf(word), end: text.indexOf(word) + word.length })

test('an excerpt is around the words of the query, and marks them', () => {
  const pieces = excerptOf(text, [place('dog'), place('swim', 1)])
  const whole = pieces.map((piece) => piece.text).join('')
  expect(whole).toMatch(/^… .*The dog may swim here\. .* …$/)
  expect(whole.length).toBeLessThan(170)
  expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['dog', 'swim'])
})

test('a text without them is shown from its beginning', () => {
  expect(excerptOf(text, []).map((piece) => piece.text)).toEqual([expect.stringMatching(/^Words before it\. .* …$/)])
})

test('a short text is whole, and an empty one has no pieces', () => {
  expect(excerptOf('A dog', [{ query: 0, start: 2, end: 5 }])).toEqual([
    { text: 'A ', isMatch: false },
    { text: 'dog', isMatch: true },
  ])
  expect(excerptOf('', [])).toEqual([])
})
