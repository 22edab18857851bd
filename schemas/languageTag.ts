import { z } from 'zod'

const FORM = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** Whether a language tag is that of a language, and of a country, that there are. */
function isLanguage(tag: string): boolean {
  const isKnown = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
  const [language = '', region] = tag.split('-')
  // What is known under another name, such as en-UK for en-GB, is no tag that browsers count on.
  return isKnown('language', language) && (region === undefined || isKnown('region', region)) && Intl.getCanonicalLocales(tag)[0] === tag
}

/** A language as browsers and search engines name it, such as `en` or `en-GB`. */
export const LanguageTag = z
  .string()
  .regex(FORM, 'must be a language tag such as en or en-GB')
  .refine((tag) => !FORM.test(tag) || isLanguage(tag), 'is not a language; use a tag such as en or en-GB')
