import languages from '#src/tools/data/languages.json'
import { withoutMarks } from '#src/tools/text/withoutMarks.ts'
import type { TextBlock } from './blocks.ts'
import type { Extracted } from './Resume.ts'

const LANGUAGES = new Set(languages)
const isLanguage = (word: string) => LANGUAGES.has(withoutMarks(word).toLowerCase())

/** Whether a text starts with the name of a human language. */
export const beginsWithLanguage = (text: string): boolean => isLanguage(/^\p{L}+/u.exec(text.trim())?.[0] ?? '')

/** A language with its level, which tells even those apart that no list has: "Cornish: basic", "Bambara (courant)". */
const LEVELLED = /(?<![^,;|•·\n\t])\s?(\p{Lu}\p{Ll}{3,})(?=\s?[:(–]\s?\p{L})/gu

/** The languages named in blocks, as written, without their level. */
export function languageItems(blocks: TextBlock[]): Extracted[] {
  const seen = new Set<string>()
  const found = blocks.flatMap(({ text, line }) =>
    (text.match(/(?<!\p{L})(?:isi|Ki|chi|Se)?\p{Lu}\p{L}+(?: (?:Chinese|Creole|Sign Language))?/gu) ?? []).flatMap((value) => {
      const known = isLanguage(value.split(' ')[0]!) || value.endsWith('Sign Language')
      if (!known || seen.has(value.toLowerCase())) return []
      seen.add(value.toLowerCase())
      return [{ value, confidence: 0.95, line }]
    }),
  )
  const others = blocks.flatMap(({ text, line }) =>
    Array.from(text.matchAll(LEVELLED), ([, value]) => ({ value: value!, confidence: 0.65, line })).filter(({ value, line }) => {
      const isBesideKnown = found.some((one) => one.line !== null && Math.abs(one.line - line) < 3)
      return isBesideKnown && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase())
    }),
  )
  return [...found, ...others]
}
