import lists from '#packages/recruiting/data/languageWords.json'
import type { TextLine } from './ReadDocument.ts'

/** A language that the reader supports, or `other`. */
export type DocumentLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'other'

const words = Object.entries(lists).map(([language, list]) => ({ language: language as DocumentLanguage, own: new Set(list) }))
/** The minimum number of words for detecting a language, and the minimum share of that language’s function words. */
const FEWEST = 40
const SHARE = 0.02

/**
 * The main language of a text, or null if it has fewer than `fewest` words, which is too short to tell. A text in a non-Latin script is
 * `other`.
 */
export function documentLanguage(lines: readonly Pick<TextLine, 'text'>[], fewest = FEWEST): DocumentLanguage | null {
  const found = lines.flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
  if (found.length < fewest) return null
  const latin = found.filter((word) => /\p{Script=Latin}/u.test(word))
  if (latin.length < found.length / 2) return 'other'
  const counts = words
    .map(({ language, own }) => ({ language, count: latin.filter((word) => own.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  const [best, second] = counts
  if (best!.count < Math.max(3, latin.length * SHARE)) return null
  return best!.language === 'other' && best!.count < second!.count * 1.5 ? second!.language : best!.language
}
