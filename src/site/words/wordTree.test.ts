import { expect, test } from 'vitest'
import { distance } from './nearest.ts'
import { wordTree } from './wordTree.ts'

/** What a comparison with each word gives. */
function compared(word: string, words: string[], most: number): number | undefined {
  const edits = words.map((other) => distance(word, other))
  const fewest = Math.min(...edits)
  return fewest > most ? undefined : edits.indexOf(fewest)
}

test('the tree finds what a comparison with each word finds, the first among equals', () => {
  // A generator of its own keeps the test the same on every run.
  let seed = 11
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
  const make = (letters: string, longest: number) => Array.from({ length: next(longest) }, () => letters[next(letters.length)]!).join('')
  for (let round = 0; round < 150; round++) {
    const letters = ['ab', 'abc/', 'abcdefgh-/1'][round % 3]!
    const words = Array.from({ length: 1 + next(60) }, () => make(letters, 10))
    const find = wordTree(words)
    for (let asked = 0; asked < 12; asked++) {
      const word = make(letters, 12)
      const most = next(6)
      expect(find(word, most), JSON.stringify({ word, most, words })).toBe(compared(word, words, most))
    }
  }
})

test('of equal words the first is found', () => {
  expect(wordTree(['tab', 'steps', 'tab'])('tba', 2)).toBe(0)
})

test('a tree without words finds nothing', () => {
  expect(wordTree([])('tab', 2)).toBeUndefined()
})
