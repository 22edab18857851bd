import data from '#packages/recruiting/data/functionWords.json'
import { words } from './words.ts'

/** Languages detected by their common words. */
export type TextLanguage = keyof typeof data

const languages = Object.entries(data).map(([language, list]) => [language as TextLanguage, new Set(list)] as const)
/** The minimum number of words for detecting a language. */
const LEAST = 6
/** The share of common words from which a text is in a language. */
const SHARE = 0.1

/** The language of a text; null if it is too short or in an unsupported language. */
export function languageOf(text: string): TextLanguage | null {
  const all = words(text.slice(0, 20_000)).map((word) => word.toLowerCase())
  const counts = languages.map(([language, list]) => ({ language, count: all.filter((word) => list.has(word)).length }))
  const best = counts.toSorted((a, b) => b.count - a.count)[0]!
  return all.length < LEAST || best.count / all.length < SHARE ? null : best.language
}
