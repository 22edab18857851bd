/** The most letters of a key. */
export const LONGEST_KEY = 8
/** Ends the key of a shorter word, so that it differs from those of the words that begin with it. */
const END = '.'

/** The letter of a key for a letter of a word: itself in a–z and 0–9, otherwise one of 26 capitals. */
function keyLetter(letter: string): string {
  return /[a-z0-9]/.test(letter) ? letter : String.fromCharCode(65 + (letter.codePointAt(0)! % 26))
}

/** The key of the beginning of words: the keys of all these words begin with it. */
export function keyOfStart(start: string): string {
  return Array.from(start.slice(0, LONGEST_KEY), keyLetter).join('')
}

/** The key of a word. The key of its shard is a beginning of it. */
export function shardKey(word: string): string {
  return keyOfStart(word) + END
}
