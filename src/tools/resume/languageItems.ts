import type { Block } from './blocks.ts'
import type { Found } from './Resume.ts'

const LANGUAGES = new Set(
  `english german french spanish portuguese italian dutch swedish norwegian danish finnish icelandic polish czech slovak hungarian romanian bulgarian greek turkish russian ukrainian serbian croatian bosnian slovenian albanian estonian latvian lithuanian irish welsh gaelic catalan basque galician
  arabic hebrew persian farsi dari pashto urdu hindi bengali bangla tamil telugu kannada malayalam marathi gujarati punjabi odia assamese sanskrit sinhala nepali mandarin cantonese chinese japanese korean vietnamese thai lao khmer burmese indonesian malay tagalog filipino swahili yoruba igbo hausa amharic somali zulu xhosa afrikaans twi akan shona kinyarwanda luganda kurdish armenian georgian azerbaijani kazakh uzbek mongolian latin esperanto deutsch français español português yiddish tigrinya wolof`.split(
    /\s+/,
  ),
)

/** Whether a text begins with the name of a language that people speak. */
export const beginsWithLanguage = (text: string): boolean => LANGUAGES.has(/^\p{L}+/u.exec(text.trim())?.[0].toLowerCase() ?? '')

/** The languages that lines name, as written and without their level. */
export function languageItems(blocks: Block[]): Found[] {
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
