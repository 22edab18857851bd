import realWordList from '#packages/recruiting/data/realWords.json'
import type { SkillNode } from './skillTrie.ts'

/** Real words that are one letter away from a word in a skill name. They are never read as misspellings. */
const realWords = new Set(realWordList)

/**
 * For a word that is in no skill name: the words in skill names that differ by one letter (added, removed or replaced) and start with the
 * same letter. All have six letters or more.
 */
export type NearWords = (word: string) => string[]

/** Finds near words among the words of a trie; words in `real` have none. */
export function nearWords(root: SkillNode, real: ReadonlySet<string> = realWords): NearWords {
  const words = new Set<string>()
  const collect = (node: SkillNode) => {
    for (const [key, next] of node.next) {
      words.add(key)
      collect(next)
    }
  }
  collect(root)
  const byShortened = new Map<string, string[]>()
  for (const word of words) {
    if (!isLong(word)) continue
    for (const form of shortened(word)) byShortened.set(form, [...(byShortened.get(form) ?? []), word])
  }
  return (word) => {
    if (!isLong(word) || words.has(word) || real.has(word) || real.has(`${word}s`)) return []
    const found = new Set(shortened(word).flatMap((form) => byShortened.get(form) ?? []))
    return [...found].filter((candidate) => candidate[0] === word[0] && isOneEdit(candidate, word))
  }
}

function isLong(word: string): boolean {
  return word.length >= 6 && /^\p{L}+$/u.test(word)
}

function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))]
}

/** Whether two different words become equal by adding, removing or replacing one letter. */
function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}
