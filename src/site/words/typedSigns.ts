/** Typographic signs that the page shows, and how they may be typed. */
export const typedSigns: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '…': '...',
  '—': '---',
  '–': '--',
}
