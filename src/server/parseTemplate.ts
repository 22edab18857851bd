/** Nested elements, outermost first, with their attributes under React’s names. */
export type Template = { elements: { tag: string; attributes: Record<string, unknown> }[] }

const OPENING = /^<([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)>/
const NAMES: Record<string, string> = { class: 'className', tabindex: 'tabIndex', for: 'htmlFor', datetime: 'dateTime' }
/** Boolean attributes, which React writes as empty. */
const BOOLEAN = new Set(['disabled', 'hidden', 'inert', 'open', 'required'])

/**
 * Parses markup that consists only of nested elements around `content`, as React writes it. Undefined for other markup, and if a style
 * attribute is computed for each element.
 */
export function parseTemplate(html: string, content: string): Template | undefined {
  const elements: Template['elements'] = []
  let rest = html
  for (let opening = OPENING.exec(rest); opening; opening = OPENING.exec(rest)) {
    const attributes = Object.fromEntries(
      [...opening[2]!.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
        NAMES[name!] ?? name!,
        BOOLEAN.has(name!) || unescaped(value!),
      ]),
    )
    if ('style' in attributes) return undefined
    elements.push({ tag: opening[1]!, attributes })
    rest = rest.slice(opening[0].length)
  }
  const closing = elements.map(({ tag }) => `</${tag}>`).toReversed()
  return elements.length > 0 && rest === content + closing.join('') ? { elements } : undefined
}

function unescaped(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
