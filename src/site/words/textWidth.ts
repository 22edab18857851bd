/** How wide letters are, in em, in a semi-bold sans serif such as Manrope or Helvetica; of the narrowest rows first. */
const WIDTHS: readonly [letters: RegExp, em: number][] = [
  [/[ijlI|.,:;'’!]/, 0.29],
  [/[ \-–()[\]ftr"“”/]/, 0.34],
  [/[mwMW@%—]/, 0.9],
  [/[A-Z&]/, 0.69],
  [/[a-z0-9]/, 0.585],
  // Scripts whose letters fill a square.
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{M}/u, 0],
]

/** What letters of other scripts and with accents take. */
const USUAL = 0.62

/** About how wide a line of text is in a semi-bold sans serif, in em: within a tenth for labels in Latin letters. */
export function textWidth(text: string): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0)
}
