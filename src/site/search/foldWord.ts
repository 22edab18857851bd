/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const ASCII = /^[\x00-\x7f]*$/

/**
 * A word without case and accents. In German, `ae`, `oe` and `ue` count as ä, ö and ü, so that both spellings give the same word.
 */
export function foldWord(word: string, language: string): string {
  const lower = word.toLowerCase()
  const plain = ASCII.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(PLAIN_LETTERS, (letter) => PLAIN[letter]!)
  return language.startsWith('de') ? plain.replace(/(?<![aeq])([aou])e/g, '$1') : plain
}
