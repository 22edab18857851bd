/** Characters that XML 1.0 forbids, apart from lone surrogates. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text without characters that XML forbids. */
export function xmlCharacters(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) => (found.length === 2 ? found : ''))
}

/** A text for an element or an attribute in double quotes. */
export function xmlText(text: string): string {
  return xmlCharacters(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** An element with text; nothing without text. */
export function element(name: string, text: string | undefined, attributes: Readonly<Record<string, string | undefined>> = {}): string {
  return text === undefined ? '' : `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>\n`
}

/** An element without content. */
export function emptyElement(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  return `<${name}${attributesOf(attributes)}/>\n`
}

function attributesOf(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${xmlText(value)}"`))
    .join('')
}
