/** Replaces the dollar sign, which starts a variable in nginx; the configuration defines it. */
export const DOLLAR = '${site_dollar}'

/** A quoted text for nginx. Throws for line breaks. */
export function nginxText(text: string): string {
  if (/[\x00-\x1f\x7f]/.test(text))
    throw new TypeError(`Line breaks and control characters are not allowed in nginx configuration: ${JSON.stringify(text)}`)
  return `"${text.replace(/["\\]/g, String.raw`\$&`).replaceAll('$', DOLLAR)}"`
}

/** A key of a map for nginx: unlike values, keys have no variables. */
export function nginxKey(text: string): string {
  return nginxText(text).replaceAll(DOLLAR, '$')
}
