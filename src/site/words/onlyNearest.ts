import { distance } from './nearest.ts'

/** Maximum number of edits in a typing error, by length of the word: in short words, one letter makes another word. */
function most(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : 2
}

/**
 * The only known word that a word, path or file name can mean, so that it can be replaced automatically: each part between slashes differs
 * only in case or by a typing error, no digit differs, and no other known word is as close. Otherwise undefined; a known word is its own
 * nearest.
 */
export function onlyNearest(word: string, known: Iterable<string>): string | undefined {
  const parts = word.toLowerCase().split('/')
  let best: string | undefined
  let least = Infinity
  for (const { whole, parts: others } of alike(parts, known)) {
    const edits = editsOf(parts, others)
    if (edits === undefined || edits > least || whole === best) continue
    // If two differ only in case, the exact word is meant.
    if (edits === least && best === word) continue
    best = edits === least && whole !== word ? undefined : whole
    least = edits
  }
  return best
}

type Parted = { whole: string; parts: string[] }
const sorted = new WeakMap<Iterable<string>, Map<string, Parted[]>>()

/**
 * Known words with the same number of parts, and the same digits in each. Indexed once for many lookups, so a list must not change between
 * them.
 */
function alike(parts: string[], known: Iterable<string>): Parted[] {
  let byDigits = sorted.get(known)
  if (!byDigits) {
    byDigits = new Map()
    for (const whole of known) {
      const others = whole.toLowerCase().split('/')
      const key = digits(others)
      const same = byDigits.get(key)
      if (same) same.push({ whole, parts: others })
      else byDigits.set(key, [{ whole, parts: others }])
    }
    sorted.set(known, byDigits)
  }
  return byDigits.get(digits(parts)) ?? []
}

function editsOf(parts: string[], others: string[]): number | undefined {
  let sum = 0
  for (const [index, part] of parts.entries()) {
    const other = others[index]!
    if (part === other) continue
    const limit = most(part.length)
    if (Math.abs(part.length - other.length) > limit) return undefined
    const edits = lettersApart(part, other) > limit * 2 ? Infinity : distance(part, other)
    if (edits > limit) return undefined
    sum += edits
  }
  return sum
}

/** Number of letters that only one of two words has; an edit changes at most two. Much faster than the edit distance. */
function lettersApart(a: string, b: string): number {
  let apart = 0
  for (let bits = lettersOf(a) ^ lettersOf(b); bits !== 0; bits &= bits - 1) apart += 1
  return apart
}

function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function digits(parts: string[]): string {
  return parts.map((part) => part.replace(/\D/g, '')).join('/')
}
