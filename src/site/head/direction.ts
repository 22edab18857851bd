import { madeOnce } from '#src/site/madeOnce.ts'

// Scripts that are written from right to left.
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

/** The direction in which a language is written; `language` is a tag such as en-GB. */
export const direction = madeOnce((language: string): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr',
)
