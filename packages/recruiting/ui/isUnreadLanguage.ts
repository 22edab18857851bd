import { documentLanguage } from '#packages/recruiting/analysis/document/documentLanguage.ts'

/** The number of characters examined. */
const ENOUGH = 20_000

/**
 * Whether a text is in an unsupported language: job descriptions are read in English, resumes in five languages. Never true for short
 * texts.
 */
export function isUnreadLanguage(text: string, isAdvert: boolean): boolean {
  const language = documentLanguage([{ text: text.slice(0, ENOUGH) }])
  return language !== null && (isAdvert ? language !== 'en' : language === 'other')
}
