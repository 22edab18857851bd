import { type Edit, type Node, findNodeAtLocation, modify } from 'jsonc-parser'
import { formatOf, laidOut } from './format.ts'

/**
 * The edits that append items to the array of a top-level key, in the layout of the existing items. They only insert, so they can be
 * combined with other edits of the same text; `modify` would reformat the previous item.
 */
export function appendItem(text: string, tree: Node, key: string, ...items: Record<string, unknown>[]): Edit[] {
  const format = formatOf(text)
  const array = findNodeAtLocation(tree, [key])
  if (!array) {
    const formattingOptions = { insertSpaces: !format.indent.includes('\t'), tabSize: format.indent.length, eol: format.eol }
    return modify(text, [key], items, { formattingOptions })
  }
  const last = array.children?.at(-1)
  if (!last) {
    const margin = /(?<![ \t])[ \t]*$/.exec(text.slice(0, array.parent!.offset))![0]
    const inner = format.eol + margin + format.indent
    return [
      {
        offset: array.offset + 1,
        length: array.length - 2,
        content: `${inner}${items.map((item) => laidOut(item, format, margin + format.indent)).join(`,${inner}`)}${format.eol}${margin}`,
      },
    ]
  }
  const blank = /(?<!\s)\s*$/.exec(text.slice(0, last.offset))![0]
  const isOneLine = !text.slice(last.offset, last.offset + last.length).includes('\n')
  const written = (item: Record<string, unknown>) =>
    isOneLine ? onOneLine(item, text[last.offset + 1] === ' ') : laidOut(item, format, blank.slice(blank.lastIndexOf('\n') + 1))
  return [{ offset: last.offset + last.length, length: 0, content: items.map((item) => `,${blank}${written(item)}`).join('') }]
}

function onOneLine(item: Record<string, unknown>, isSpaced: boolean): string {
  if (!isSpaced) return JSON.stringify(item)
  return `{ ${Object.entries(item)
    .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(', ')} }`
}
