/** An id of config as a name token of XML: other characters than ASCII letters, digits, dots and hyphens become `_` with their code. */
export function xmlId(id: string): string {
  return Array.from(id, (character) => (isPlain(character) ? character : `_${character.codePointAt(0)!.toString(16)}_`)).join('')
}

/** The id of config that a name token stands for. */
export function idOfXml(token: string): string {
  return token
    .split('_')
    .map((part, index) => (index % 2 === 0 ? part : characterOf(part)))
    .join('')
}

function isPlain(character: string): boolean {
  const isLetter = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
  return isLetter || (character >= '0' && character <= '9') || character === '.' || character === '-'
}

function characterOf(hex: string): string {
  const code = Number.parseInt(hex, 16)
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
