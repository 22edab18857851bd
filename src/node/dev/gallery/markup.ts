/** HTML that is ready to be sent, as a type of its own so that it is never mixed up with plain text. */
export type Markup = { readonly html: string }

/** Makes markup of a template: texts in it are escaped, markup is put in as it is, lists are joined, nothing stands for what is missing. */
export function markup(parts: TemplateStringsArray, ...values: (string | number | Markup | Markup[] | undefined)[]): Markup {
  return { html: parts.map((part, index) => part + shown(values[index])).join('') }
}

function shown(value: string | number | Markup | Markup[] | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map(({ html }) => html).join('')
  if (typeof value === 'object') return value.html
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
