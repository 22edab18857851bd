import { documentLanguage } from '#src/tools/document/documentLanguage.ts'
import type { ReadDocument } from '#src/tools/document/ReadDocument.ts'
import { languageOf } from '#src/tools/text/languageOf.ts'

const SMALL = /(?<!\p{L})(?:the|and|of|for|with|to)(?!\p{L})/iu

/** Whether a document is in English. One that is too short to tell is when it has a small word of English. */
export function isEnglish({ lines, text }: ReadDocument): boolean {
  const language = documentLanguage(lines) ?? languageOf(text)
  return language === null ? SMALL.test(text) : language === 'en'
}
