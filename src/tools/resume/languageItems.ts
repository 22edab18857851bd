import languages from '#src/tools/data/languages.json'
import { withoutMarks } from '#src/tools/text/withoutMarks.ts'
import type { TextBlock } from './blocks.ts'
import type { Extracted } from './Resume.ts'

const LANGUAGES = new Set(languages)
const isLanguage = (word: string) => LANGUAGES.has(withoutMarks(word).toLowerCase())

/** Whether a text starts with the name of a human language. */
export const beginsWithLanguage = (text: string): boolean => isLanguage(/^\p{L}+/u.exec(text.trim())?.[0] ?? '')

/** The languages named in blocks, as written, without their level. */
export function languageItems(blocks: TextBlock[]): Extracted[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ text, line }) =>
    (text.match(/(?<!\p{L})(?:isi|Ki|chi|Se)?\p{Lu}\p{L}+(?: (?:Chinese|Creole|Sign Language))?/gu) ?? []).flatMap((value) => {
      const known = isLanguage(value.split(' ')[0]!) || value.endsWith('Sign Language')
      if (!known || seen.has(value.toLowerCase())) return []
      seen.add(value.toLowerCase())
      return [{ value, confidence: 0.95, line }]
    }),
  )
}
