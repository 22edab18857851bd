import lists from '#packages/recruiting/data/languageWords.json'
import type { TextLine } from './ReadDocument.ts'

/** A language that the reader knows, or `other` for any that it does not. */
export type DocumentLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'other'

const words = Object.entries(lists).map(([language, list]) => ({ language: language as DocumentLanguage, own: new Set(list) }))
/** The fewest words by which a language can be told, and the share of them that must be small words of it. */
const FEWEST = 40
const SHARE = 0.02

/**
 * The language of most of a text, or null where it has fewer than `fewest` words, which is too short to tell. Letters that are not Latin
 * make it `other`.
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
