import { madeOnce } from '#src/site/madeOnce.ts'

/**
 * How words become parts of addresses: with their letters, or in ASCII. `language` is a tag such as de-CH, whose rules apply; without it,
 * letters lose their marks.
 */
export type Spelling = { keepsLetters: boolean; language?: string }

/** The setting `addresses` of a site; undefined decides by language. */
type Addresses = 'ascii' | 'letters' | undefined

/** How addresses are spelled that are derived from words in a language. */
export function spellingOf(language: string, addresses: Addresses): Spelling {
  return { keepsLetters: addresses === undefined ? !isLatin(language) : addresses === 'letters', language }
}

/** The same for anchors. In ASCII they follow no language, so that links to existing ones keep working. */
export function anchorSpelling(language: string, addresses: Addresses): Spelling {
  const spelling = spellingOf(language, addresses)
  return spelling.keepsLetters ? spelling : PLAIN
}

const PLAIN: Spelling = { keepsLetters: false }

const isLatin = madeOnce((language: string) => new Intl.Locale(language).maximize().script === 'Latn')
