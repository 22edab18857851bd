import { z } from 'zod'

const FORM = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** Whether a language tag begins with a language that there is. */
function isLanguage(tag: string): boolean {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag) !== undefined
}

/** A language as browsers and search engines name it, such as `en` or `en-GB`. */
export const LanguageTag = z
  .string()
  .regex(FORM, 'must be a language tag such as en or en-GB')
  .refine((tag) => !FORM.test(tag) || isLanguage(tag), 'is no language; write a tag such as en or en-GB')
