/** A letter or digit of any script, in lower case; marks, such as vowel signs, follow a letter. */
const LETTER = String.raw`[\p{Ll}\p{Lo}\p{Lm}\p{N}]`
const LETTERS = String.raw`${LETTER}[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}]*`

/** Pattern of a part of an address, an id or an anchor: words of any script, in lower case, joined by hyphens. */
export const ADDRESS_WORDS = `${LETTERS}(?:-${LETTERS})*`
