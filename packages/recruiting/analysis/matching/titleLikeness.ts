import synonyms from '#packages/recruiting/data/titleSynonyms.json'
import { stem } from '#packages/recruiting/analysis/text/stem.ts'
import { stopWords } from '#packages/recruiting/analysis/text/stopWords.ts'
import { words } from '#packages/recruiting/analysis/text/words.ts'

/** Words that name the same work in a title. */
const groups = new Map(
  synonyms.groups.map((group) => group.split(', ')).flatMap((group) => group.map((word) => [stem(word), stem(group[0]!)])),
)
/** Seniority says little about the type of work. */
const RANKS = new Set(synonyms.ranks)

/**
 * The likeness of a title to the wanted one, 0 to 1: the share of its words that occur, as themselves or as a word for the same work. Words
 * for seniority do not count.
 */
export function titleLikeness(title: string, wanted: string): number {
  const asked = titleWords(wanted)
  const has = titleWords(title)
  if (asked.size === 0) return 0
  return [...asked].filter((word) => has.has(word)).length / asked.size
}

/** Whether two titles are for the same work. */
export const isLikeTitle = (title: string, wanted: string): boolean => titleLikeness(title, wanted) >= 0.5

function titleWords(title: string): Set<string> {
  const plain = title
    .toLowerCase()
    .replace(/\bfront[- ]end\b/g, 'frontend')
    .replace(/\bback[- ]end\b/g, 'backend')
    .replace(/\bfull[- ]stack\b/g, 'fullstack')
    .replace(/\bfront[- ]desk\b/g, 'front-desk')
  return new Set(words(plain).flatMap((word) => (stopWords.has(word) || RANKS.has(word) ? [] : [groups.get(stem(word)) ?? stem(word)])))
}
