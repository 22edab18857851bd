/** A text in NFC without accents on its Latin letters, of the same length, so that positions stay valid: "Août" becomes "Aout". */
export function withoutMarks(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD')[0]!)
}
