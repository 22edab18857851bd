const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl']

/** The characters that control codes represent in TeX fonts without a character map: dashes, quotes and ligatures. */
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

/** A text with the codes of TeX fonts replaced by characters and ligatures. */
export function texText(text: string): string {
  return text.replace(/[\u000b-\u0016\u001b-\u001f]/g, (code) => signs.get(code) ?? code)
}
