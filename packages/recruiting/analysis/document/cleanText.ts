// Private-use characters are font icons, which count as spaces.
const UNSEEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/g

/** The text in NFC, without NUL, control and invisible characters, with line feeds for all line breaks and plain spaces for all spaces. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\x0b\x0c\x85]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .normalize('NFC')
}
