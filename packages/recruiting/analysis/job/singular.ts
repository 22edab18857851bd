import type { TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { withoutMarks } from '#packages/recruiting/analysis/text/withoutMarks.ts'

/** Endings for plural, case and gender, by language. */
const ENDINGS: Partial<Record<TextLanguage, RegExp>> = {
  de: /(?<=.{4})(?:e[nsr]?|n|s)$/,
  fr: /(?<=.{4})(?:es|e|s|x)$/,
  es: /(?<=.{4})(?:es|s)$/,
  pt: /(?<=.{4})(?:es|s)$/,
}
const ENGLISH = /(?<=.{2})(?<=[^s])(?:(?<=(?:s|x|ch|sh))es|s)$/

/** A word in lower case without accents and, by a simple rule, without its plural ending; for comparison only. */
export function singular(word: string, language: TextLanguage): string {
  return withoutMarks(word).replace(ENDINGS[language] ?? ENGLISH, '')
}
