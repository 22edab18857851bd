/** A trie of words. `first` is the least number of a word at or below a node; `shortest` and `longest` count the remaining letters. */
type Branch = { letter: number; word: number; first: number; shortest: number; longest: number; branches: Branch[] }

/** Returns the number of the first word with the smallest edit distance, at most `most`; otherwise undefined. */
export type ClosestWord = (word: string, most: number) => number | undefined

/**
 * Indexes words so that the closest one is found without comparing each. The search descends the trie, matching letters first, and skips
 * branches whose words cannot be closer than the best so far.
 */
export function wordTree(words: readonly string[]): ClosestWord {
  const root = newBranch(0)
  words.forEach((word, number) => plant(root, word, number))
  const rows: Uint32Array[] = []

  return (word, most) => {
    const length = word.length
    if (length - root.longest > most || root.shortest - length > most) return undefined
    let best = -1
    let fewest = most

    const visit = (at: Branch, depth: number) => {
      const row = rows[depth]!
      const edits = row[length]!
      if (at.word !== -1 && (edits < fewest || (edits === fewest && (best === -1 || at.word < best)))) {
        fewest = edits
        best = at.word
      }
      const expected = word.charCodeAt(placeOfLeast(row, length))
      const likely = at.branches.find(({ letter }) => letter === expected)
      if (likely) enter(likely, at, depth)
      for (const branch of at.branches) if (branch !== likely) enter(branch, at, depth)
    }
    const enter = (branch: Branch, above: Branch, depth: number) => {
      const row = rows[depth]!
      const next = roomFor(rows, depth + 1, length)
      fill(next, branch.letter, row, depth > 0 ? rows[depth - 1] : undefined, above.letter, word)
      const bound = Math.min(
        leastBelow(next, length, branch.shortest, branch.longest),
        leastBelow(row, length - 2, branch.shortest - 1, branch.longest - 1) + 1,
      )
      if (bound < fewest || (bound === fewest && (best === -1 || branch.first < best))) visit(branch, depth + 1)
    }
    const start = roomFor(rows, 0, length)
    for (let index = 0; index <= length; index++) start[index] = index
    visit(root, 0)
    return best === -1 ? undefined : best
  }
}

function newBranch(letter: number): Branch {
  return { letter, word: -1, first: Infinity, shortest: Infinity, longest: 0, branches: [] }
}

function plant(root: Branch, word: string, number: number): void {
  let at = root
  for (let index = 0; ; index++) {
    const left = word.length - index
    at.first = Math.min(at.first, number)
    at.shortest = Math.min(at.shortest, left)
    at.longest = Math.max(at.longest, left)
    if (left === 0) break
    const letter = word.charCodeAt(index)
    let next = at.branches.find((branch) => branch.letter === letter)
    if (!next) at.branches.push((next = newBranch(letter)))
    at = next
  }
  // The first of equal words counts.
  if (at.word === -1) at.word = number
}

/** The row of a depth, long enough for a word; rows are reused. */
function roomFor(rows: Uint32Array[], depth: number, length: number): Uint32Array {
  const known = rows[depth]
  if (known && known.length > length) return known
  return (rows[depth] = new Uint32Array(Math.max(64, length + 1)))
}

/**
 * Edit distances between the current prefix with one more letter and each prefix of the word, from those without that letter (`row`) and
 * without the last two (`before`): a letter inserted, deleted or replaced, or two neighbours swapped.
 */
function fill(
  next: Uint32Array,
  letter: number,
  row: Uint32Array,
  before: Uint32Array | undefined,
  lastLetter: number,
  word: string,
): void {
  next[0] = row[0]! + 1
  for (let index = 1; index <= word.length; index++) {
    const here = word.charCodeAt(index - 1)
    let edits = row[index - 1]! + (here === letter ? 0 : 1)
    if (row[index]! + 1 < edits) edits = row[index]! + 1
    if (next[index - 1]! + 1 < edits) edits = next[index - 1]! + 1
    if (before && index > 1 && here === lastLetter && word.charCodeAt(index - 2) === letter && before[index - 2]! + 1 < edits)
      edits = before[index - 2]! + 1
    next[index] = edits
  }
}

function placeOfLeast(row: Uint32Array, length: number): number {
  let place = 0
  for (let index = 1; index <= length; index++) if (row[index]! <= row[place]!) place = index
  return place
}

/** A lower bound of the edit distance for words with this many remaining letters, from the row and the difference in length. */
function leastBelow(row: Uint32Array, length: number, shortest: number, longest: number): number {
  let least = Infinity
  for (let index = 0; index <= length; index++) {
    const left = length - index
    const edits = row[index]! + (left > longest ? left - longest : left < shortest ? shortest - left : 0)
    if (edits < least) least = edits
  }
  return least
}
