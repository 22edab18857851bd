import { languageOf, type TextLanguage } from '#packages/recruiting/analysis/text/languageOf.ts'
import { latinPattern } from '#packages/recruiting/analysis/text/patterns.ts'

const word = (words: string) => latinPattern(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
const PRONOUNS: Record<TextLanguage, RegExp> = {
  en: /(?<![\p{L}\p{N}])(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y|[Mm]e|[Mm]yself)(?![\p{L}\p{N}])/gu,
  de: word('ich|mich|mir|mein(?:e|er|em|en|es)?'),
  fr: word("je|j['’]\\p{L}+|mon|ma|mes|moi"),
  nl: word('ik|mijn|mij'),
  es: word('yo|mi|mis|me'),
  pt: word('eu|meus?|minhas?|me'),
  it: word('io|mio|mia|miei|mi'),
}
/** Languages with the person in the verb form, so that a missing pronoun means nothing. */
const SILENT: (TextLanguage | null)[] = ['es', 'pt', 'it', null]

/** The number of first-person words in a text; null if there are none and its language does not need them, or is unknown. */
export function firstPerson(text: string): number | null {
  const language = languageOf(text)
  const count = text.match(PRONOUNS[language ?? 'en'])?.length ?? 0
  return count === 0 && SILENT.includes(language) ? null : count
}
