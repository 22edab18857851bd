/** The words to find. By default, they match in any case and within longer words; any white space matches a space. */
export type WordQuery = { words: string; matchCase?: boolean | undefined; wholeWords?: boolean | undefined }

/** A pattern for all places of the words in a text. */
export function wordPattern({ words, matchCase = false, wholeWords = false }: WordQuery): RegExp {
  const written = words
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word, eitherForm).join(''))
    .join('\\s+')
  const [before, after] = wholeWords ? ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'] : ['', '(?!\\p{M})']
  return new RegExp(`${before}${written}${after}`, matchCase ? 'gu' : 'giu')
}

/** A character as it may be stored: with its accent in one code point, or in two. */
function eitherForm(character: string): string {
  const apart = character.normalize('NFD')
  return apart === character ? escaped(character) : `(?:${escaped(character)}|${escaped(apart)})`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, (character) => `\\${character}`)
}

/**
 * Whether a JSON or Markdown source may have the words; sure if not. Reading a source takes longer than this. Words are looked for by
 * their plain letters, which no escape hides, except for those of JSON.
 */
export function roughTest(words: string): (source: string) => boolean {
  const runs = words.normalize('NFC').match(/[a-z0-9]{2,}/gi) ?? words.match(/[a-z0-9]/gi) ?? []
  const patterns = runs.map((run) => new RegExp(run, 'i'))
  return (source) => patterns.every((pattern) => pattern.test(source)) || source.includes('\\u')
}
