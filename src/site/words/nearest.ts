import { type ClosestWord, wordTree } from './wordTree.ts'

/** The number of edits between two words: a character added, left out or changed, or two neighbours swapped (optimal string alignment). */
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

/** From so many candidates on, it pays to prepare them for many words. */
const MANY = 100

/**
 * The candidate closest to `word`, when it is close enough to be meant; otherwise undefined. A list or set of many candidates must not
 * change between words.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.floor(word.length / 3))
  if (countOf(candidates) >= MANY) return nearestOfMany(word, candidates, most)
  let best: string | undefined
  let least = most + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue
    const edits = distance(word.toLowerCase(), candidate.toLowerCase())
    if (edits < least) {
      least = edits
      best = candidate
    }
  }
  return best
}

type Prepared = { words: string[]; closest: ClosestWord; known: Map<string, string | undefined> }
const prepared = new WeakMap<Iterable<string>, Prepared>()

function nearestOfMany(word: string, candidates: Iterable<string>, most: number): string | undefined {
  let many = prepared.get(candidates)
  if (!many) {
    const words = [...candidates]
    many = { words, closest: wordTree(words.map((candidate) => candidate.toLowerCase())), known: new Map() }
    prepared.set(candidates, many)
  }
  const { words, closest, known } = many
  if (!known.has(word)) {
    const number = closest(word.toLowerCase(), most)
    known.set(word, number === undefined ? undefined : words[number])
  }
  return known.get(word)
}

function countOf(candidates: Iterable<string>): number {
  return Array.isArray(candidates) ? candidates.length : candidates instanceof Set ? candidates.size : 0
}

/** A hint that names the nearest candidate, or undefined. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const guess = nearest(word, candidates)
  return guess === undefined ? undefined : `Did you mean "${guess}"?`
}
