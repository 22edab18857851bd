import { syllables } from './syllables.ts'
import { sentences } from './sentences.ts'
import { words } from './words.ts'

/** The counts for computing readability. */
type TextCounts = { words: number; sentences: number; syllables: number }

/** Counts the words, sentences and syllables of a text; each line of a list is a sentence. */
export function textCounts(text: string): TextCounts {
  const all = words(text)
  return { words: all.length, sentences: sentences(text).length, syllables: all.reduce((sum, word) => sum + syllables(word), 0) }
}

/**
 * Flesch reading ease: 206.835 − 1.015 · words/sentences − 84.6 · syllables/words (Rudolf Flesch, "A new readability yardstick", Journal of
 * Applied Psychology 32(3), 1948). About 0 to 100, the higher the easier; for English. NaN without words.
 */
export function readingEase({ words: count, sentences: of, syllables: sounds }: TextCounts): number {
  return 206.835 - 1.015 * (count / of) - 84.6 * (sounds / count)
}

/**
 * Flesch–Kincaid grade: 0.39 · words/sentences + 11.8 · syllables/words − 15.59 (Kincaid, Fishburne, Rogers and Chissom, report 8-75 of the
 * Naval Technical Training Command, 1975). Years of school in the United States; for English. NaN without words.
 */
export function readingGrade({ words: count, sentences: of, syllables: sounds }: TextCounts): number {
  return 0.39 * (count / of) + 11.8 * (sounds / count) - 15.59
}
