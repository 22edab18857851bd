import languages from '#src/tools/data/languages.json'
import type { TextBlock } from './blocks.ts'
import type { Extracted } from './Resume.ts'

const LANGUAGES = new Set(languages)

/** Whether a text starts with the name of a human language. */
export const beginsWithLanguage = (text: string): boolean => LANGUAGES.has(/^\p{L}+/u.exec(text.trim())?.[0].toLowerCase() ?? '')

/** The languages named in blocks, as written, without their level. */
export function languageItems(blocks: TextBlock[]): Extracted[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ text, line }) =>
    (text.match(/\p{Lu}[\p{L}]+(?: (?:Chinese|Sign Language))?/gu) ?? []).flatMap((value) => {
      const known = LANGUAGES.has(value.split(' ')[0]!.toLowerCase()) || value.endsWith('Sign Language')
      if (!known || seen.has(value.toLowerCase())) return []
      seen.add(value.toLowerCase())
      return [{ value, confidence: 0.95, line }]
    }),
  )
}
