import { z } from 'zod'

const FORM = /^[a-z]{2}(?:-[A-Z]{2})?$/

/** Whether the language, and the country, of a tag exist. */
function isLanguage(tag: string): boolean {
  const isKnown = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
  const [language = '', region] = tag.split('-')
  // Aliases, such as en-UK for en-GB, are not tags that browsers expect.
  return isKnown('language', language) && (region === undefined || isKnown('region', region)) && Intl.getCanonicalLocales(tag)[0] === tag
}

/** A language tag as in browsers and search engines, such as `en` or `en-GB`. */
export const LanguageTag = z
  .string()
  .regex(FORM, 'must be a language tag such as en or en-GB')
  .refine((tag) => !FORM.test(tag) || isLanguage(tag), 'is not a language; use a tag such as en or en-GB')
