import { type ClosestWord, wordTree } from './wordTree.ts'

/** The edit distance between two words: a character inserted, deleted or replaced, or two neighbours swapped (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = previous
    previous = row
  }
  return previous[b.length]!
}

/** From this number of known words on, an index is faster for many lookups. */
const MANY = 100

/**
 * The known word closest to `word`, if it is close enough; otherwise undefined. A list or set of many known words must not change between
 * calls.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3))
  if (countOf(known) >= MANY) return nearestOfMany(word, known, most)
  let best: string | undefined
  let least = most + 1
  for (const one of known) {
    if (Math.abs(one.length - word.length) >= least) continue
    const edits = distance(word.toLowerCase(), one.toLowerCase())
    if (edits < least) {
      least = edits
      best = one
    }
  }
  return best
}

type Prepared = { words: string[]; closest: ClosestWord; answers: Map<string, string | undefined> }
const prepared = new WeakMap<Iterable<string>, Prepared>()

function nearestOfMany(word: string, known: Iterable<string>, most: number): string | undefined {
  let many = prepared.get(known)
  if (!many) {
    const words = [...known]
    many = { words, closest: wordTree(words.map((one) => one.toLowerCase())), answers: new Map() }
    prepared.set(known, many)
  }
  const { words, closest, answers } = many
  if (!answers.has(word)) {
    const number = closest(word.toLowerCase(), most)
    answers.set(word, number === undefined ? undefined : words[number])
  }
  return answers.get(word)
}

function countOf(known: Iterable<string>): number {
  return Array.isArray(known) ? known.length : known instanceof Set ? known.size : 0
}

/** A hint with the nearest known word, or undefined. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  const guess = nearest(word, known)
  return guess === undefined ? undefined : `Did you mean "${guess}"?`
}
