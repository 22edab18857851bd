import type { Edit, Node } from 'jsonc-parser'

/** The edit that adds a field directly after another one of the same object, on a line of its own if that field has one. */
export function insertAfter(text: string, property: Node, key: string, value: string | number | boolean | readonly string[]): Edit {
  const margin = /(?:^|[^\s])(\s*)$/.exec(text.slice(Math.max(0, property.offset - 200), property.offset))?.[1] ?? ''
  const blank = margin.includes('\n') ? margin.slice(margin.search(/\r?\n[^\n]*$/)) : ' '
  return { offset: property.offset + property.length, length: 0, content: `,${blank}${JSON.stringify(key)}: ${JSON.stringify(value)}` }
}
