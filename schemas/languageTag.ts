import { z } from 'zod'

/** A language of two or three letters, with its script and its region: a country, or a number such as 419 for Latin America. */
const FORM = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/

/** Whether the parts of a tag exist, and it is in its canonical form. */
function isLanguage(tag: string): boolean {
  const isKnown = (type: 'language' | 'script' | 'region', code: string | undefined) =>
    code === undefined || new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined
  const { language, script, region } = new Intl.Locale(tag)
  // Aliases, such as en-UK for en-GB, are not tags that browsers expect.
  return isKnown('language', language) && isKnown('script', script) && isKnown('region', region) && Intl.getCanonicalLocales(tag)[0] === tag
}

/** A language tag as in browsers and search engines, such as `en`, `en-GB`, `zh-Hant` or `gsw`. */
export const LanguageTag = z
  .string()
  .regex(FORM, 'must be a language tag such as en, en-GB or zh-Hant')
  .refine((tag) => !FORM.test(tag) || isLanguage(tag), 'is not a language; use a tag such as en, en-GB or zh-Hant')
