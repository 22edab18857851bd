import { documentLanguage } from '#packages/recruiting/analysis/document/documentLanguage.ts'

/** How much of a text is looked at, in characters. */
const ENOUGH = 20_000

/** Whether a text is in a language that is not read: adverts are read in English, resumes in five languages. Short texts never are. */
export function isUnreadLanguage(text: string, isAdvert: boolean): boolean {
  const language = documentLanguage([{ text: text.slice(0, ENOUGH) }])
  return language !== null && (isAdvert ? language !== 'en' : language === 'other')
}
