import { madeOnce } from '#src/site/madeOnce.ts'

// Scripts written from right to left.
const FROM_THE_RIGHT: ReadonlySet<string | undefined> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

/** The text direction of a language; `language` is a tag such as en-GB. */
export const direction = madeOnce((language: string): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr',
)
