/** What stands in for a dollar sign, with which nginx begins the name of a variable; the configuration says what it is. */
export const DOLLAR = '${site_dollar}'

/** A text as nginx reads it back, in quotes. Throws when it holds a character that ends lines. */
export function nginxText(text: string): string {
  if (/[\x00-\x1f\x7f]/.test(text)) throw new TypeError(`Not for a line of nginx: ${JSON.stringify(text)}`)
  return `"${text.replace(/["\\]/g, String.raw`\$&`).replaceAll('$', DOLLAR)}"`
}
