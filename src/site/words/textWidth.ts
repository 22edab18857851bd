/** Widths of letters, in em, in a semi-bold sans serif such as Manrope or Helvetica, narrowest first. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijlI|.,:;'’!]/, 0.29],
  [/[ \-–()[\]ftr"“”/]/, 0.34],
  [/[mwMW@%—]/, 0.9],
  [/[A-Z&]/, 0.69],
  [/[a-z0-9]/, 0.585],
  // Scripts with square letters.
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{M}/u, 0],
]

/** Width of letters with accents and of other scripts. */
const USUAL = 0.62

/** Approximate width of a line of text in a semi-bold sans serif, in em: accurate to a tenth for Latin labels. */
export function textWidth(text: string): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0)
}
