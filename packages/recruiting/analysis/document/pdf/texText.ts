const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/** What control characters stand for in the fonts of TeX that do not tell their letters: dashes, quotes and ligatures. */
const signs = new Map<string, string>([
  ...LIGATURES.map((letters, index) => [String.fromCharCode(0x0b + index), letters] as const),
  ...LIGATURES.map((letters, index) => [String.fromCharCode(0x1b + index), letters] as const),
  ['\u0010', '“'],
  ['\u0011', '”'],
  ['\u0012', '„'],
  ['\u0013', '«'],
  ['\u0014', '»'],
  ['\u0015', '–'],
  ['\u0016', '—'],
])

/** A text with the signs and ligatures of TeX's fonts in place of their codes. */
export function texText(text: string): string {
  return text.replace(/[\u000b-\u0016\u001b-\u001f]/g, (code) => signs.get(code) ?? code)
}
