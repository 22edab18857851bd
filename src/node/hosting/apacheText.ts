import { literal } from './addressExpression.ts'

/** A quoted text for Apache, whose quotes take a backslash before a backslash. Throws for line breaks. */
export function apacheText(text: string): string {
  if (/[\x00-\x1f\x7f]/.test(text)) throw new TypeError(`Not for a line of .htaccess: ${JSON.stringify(text)}`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A quoted text for Apache’s mod_rewrite, in whose quotes a backslash has no meaning. Throws for quotes and line breaks. */
export function rewriteText(text: string): string {
  if (/[\x00-\x1f\x7f"]/.test(text)) throw new TypeError(`Not for a line of .htaccess: ${JSON.stringify(text)}`)
  return `"${text}"`
}

/** The value of a header for Apache, in which a percent sign starts a variable. */
export function apacheHeader(value: string): string {
  return apacheText(value.replaceAll('%', '%%'))
}

/** A condition for Apache: that an address, with or without the ending of a packed file, fits an expression. */
export function apacheFits(expression: string, flags = ''): string {
  return `%{REQUEST_URI} =~ m#${expression.replaceAll('#', String.raw`\x23`)}#${flags}`
}

/** An address to which a rule leads: signs that start a variable are marked, and braces, which start others, are percent-encoded. */
export function apacheTarget(address: string): string {
  if (/[\x00-\x1f\x7f]/.test(address)) throw new TypeError(`Not for a line of .htaccess: ${JSON.stringify(address)}`)
  return address.replace(/[ "{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replace(/[%$]/g, String.raw`\$&`)
}

/** The expression for the bytes of a path, decoded and without the slash at its beginning, as rules see it. */
export function decodedExpression(path: Uint8Array): string {
  return Array.from(path.slice(1), (byte) => {
    const sign = String.fromCharCode(byte)
    return byte < 0x80 && byte >= 0x20 ? literal(sign) : `\\x${byte.toString(16).padStart(2, '0')}`
  }).join('')
}
