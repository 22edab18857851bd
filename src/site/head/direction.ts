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

/** A site has a few languages, and many pages in each. */
const known = new Map<string, 'ltr' | 'rtl'>()

/** The direction in which a language is written; `language` is a tag such as en-GB. */
export function direction(language: string): 'ltr' | 'rtl' {
  const before = known.get(language)
  if (before) return before
  const found = FROM_THE_RIGHT.has(new Intl.Locale(language).maximize().script) ? 'rtl' : 'ltr'
  known.set(language, found)
  return found
}
