/** HTML that is already escaped. */
export type Markup = { html: string }

/** HTML from a template: interpolated texts are escaped, markup and lists of markup are inserted unchanged. */
export function markup(parts: TemplateStringsArray, ...between: (string | Markup | Markup[])[]): Markup {
  const inner = (value: string | Markup | Markup[] | undefined): string =>
    value === undefined
      ? ''
      : typeof value === 'string'
        ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
        : Array.isArray(value)
          ? value.map(inner).join('')
          : value.html
  return { html: parts.map((part, index) => part + inner(between[index])).join('') }
}
