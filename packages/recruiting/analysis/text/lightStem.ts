import data from '#packages/recruiting/data/stemEndings.json'
import type { TextLanguage } from './languageOf.ts'
import { stem } from './stem.ts'
import { withoutMarks } from './withoutMarks.ts'

const endings = new Map(
  Object.entries<string[]>(data).map(([language, list]) => [language, list.toSorted((a, b) => b.length - a.length)] as const),
)
const known = new Map<string, string>()

/** The minimum length of a stem. */
const LEAST = 4

/**
 * The stem of a word of a language, for comparison only: without accents, and without the longest listed ending that leaves four letters.
 * Elements that German joins to any noun are endings too: "-kenntnisse", "-branche", "-mann". Languages without a list, including English,
 * use `stem`.
 */
export function lightStem(word: string, language: TextLanguage): string {
  const key = `${language} ${word}`
  const seen = known.get(key)
  if (seen !== undefined) return seen
  const own = endings.get(language)
  const plain = withoutMarks(word.toLowerCase())
  const ending = own?.find((one) => plain.endsWith(one) && plain.length - one.length >= LEAST)
  const found = !own ? stem(word) : ending ? plain.slice(0, -ending.length) : plain
  // Bounded, because the worker has the lifetime of the page.
  if (known.size > 20_000) known.clear()
  known.set(key, found)
  return found
}
