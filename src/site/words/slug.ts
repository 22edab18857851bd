import { transliterate } from 'transliteration'

/** An address or anchor from a text: its letters and digits, in ASCII. Empty if it has none. */
export function slug(label: string): string {
  const words =
    inAscii(label)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).replace(/-$/, '')
}

/** Invisible characters, such as the soft hyphen, do not separate words. */
function inAscii(label: string): string {
  if (!/[^\u0000-\u007f]/.test(label)) return label
  return label
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => transliterate(word).replace(/[`'’]/g, ''))
}
