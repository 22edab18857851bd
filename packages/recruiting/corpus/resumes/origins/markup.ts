/** HTML that needs no escaping any more. */
export type Markup = { html: string }

/** HTML from a template: texts between are escaped, markup and lists of markup are put in as they are. */
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
