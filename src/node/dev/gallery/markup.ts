/** Safe HTML, as a type of its own so that it is never confused with plain text. */
export type Markup = { readonly html: string }

/** Builds markup from a template: strings are escaped, markup is inserted unchanged, lists are joined, and missing values are omitted. */
export function markup(parts: TemplateStringsArray, ...values: (string | number | Markup | Markup[] | undefined)[]): Markup {
  return { html: parts.map((part, index) => part + shown(values[index])).join('') }
}

function shown(value: string | number | Markup | Markup[] | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(({ html }) => html).join('')
  if (typeof value === 'object') return value.html
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
