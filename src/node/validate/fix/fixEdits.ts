import { plainAddress } from '#schemas/plainAddress.ts'
import { type Edit, type Node, findNodeAtLocation } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'
import { addressSpans } from '#src/node/edit/addressSpans.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { editInString } from '#src/node/edit/jsonString.ts'
import { treeOf } from '#src/node/edit/sources.ts'
import { missingCommas } from '#src/node/config/parse/missingCommas.ts'

type Edits<Kind extends Fix['do']> = (text: string, tree: Node, fix: Extract<Fix, { do: Kind }>) => Edit[]

/** Edits of a JSON text by kind of fix. */
const table: { [Kind in Exclude<Fix['do'], 'comma'>]: Edits<Kind> } = {
  set(text, tree, { keyPath, value }) {
    const node = findNodeAtLocation(tree, keyPath)
    return node ? [{ offset: node.offset, length: node.length, content: laidOut(value, formatOf(text), marginAt(text, node.offset)) }] : []
  },
  rename(_text, tree, { keyPath, key }) {
    const property = findNodeAtLocation(tree, keyPath)?.parent
    const name = property?.type === 'property' ? property.children?.[0] : undefined
    const isTaken = property?.parent?.children?.some((other) => other.children?.[0]?.value === key)
    return name && !isTaken ? [{ offset: name.offset, length: name.length, content: JSON.stringify(key) }] : []
  },
  insert(text, tree, { keyPath, key, value }) {
    const object = keyPath.length === 0 ? tree : findNodeAtLocation(tree, keyPath)
    if (object?.type !== 'object' || object.children?.some((property) => property.children?.[0]?.value === key)) return []
    const format = formatOf(text)
    const first = object.children?.[0]
    const margin = marginAt(text, object.offset)
    const blank = first ? text.slice(object.offset + 1, first.offset) : `${format.eol}${margin}${format.indent}`
    const line = `${blank}${JSON.stringify(key)}: ${laidOut(value, format, marginAt(`${blank}x`, blank.length))}`
    return first
      ? [{ offset: object.offset + 1, length: 0, content: `${line},` }]
      : [{ offset: object.offset + 1, length: object.length - 2, content: `${line}${format.eol}${margin}` }]
  },
  remove(_text, tree, { keyPath }) {
    const key = keyPath.at(-1)
    const parent = keyPath.length === 1 ? tree : findNodeAtLocation(tree, keyPath.slice(0, -1))
    const siblings = parent?.children ?? []
    const same = siblings.filter((child, index) => (parent?.type === 'array' ? index === key : child.children?.[0]?.value === key))
    const gone = same[1] ?? same[0]
    return parent && gone ? [withoutChild(parent, siblings, siblings.indexOf(gone))] : []
  },
  relink(text, tree, { keyPath, from, to }) {
    const node = findNodeAtLocation(tree, keyPath)
    if (node?.type !== 'string') return []
    const written = node.value as string
    const spans = plainAddress(written) === plainAddress(from) ? [{ start: 0, end: written.length }] : addressSpans(written, from, to)
    return spans.map(({ start, end }) => editInString(text, node, start, end, to))
  },
}

/** The edits of a text for a fix; nothing else changes. Empty if the text does not match the fix, or no longer. */
export function fixEdits(text: string, fix: Fix): Edit[] {
  if (fix.do === 'comma') {
    // A byte order mark becomes a space, so that offsets stay the same.
    return (missingCommas(text.replace(/^\uFEFF/, ' ')) ?? []).map((offset) => ({ offset, length: 0, content: ',' }))
  }
  if (fix.do === 'relink' && fix.keyPath.length === 0) {
    return addressSpans(text, fix.from, fix.to).map(({ start, end }) => ({ offset: start, length: end - start, content: fix.to }))
  }
  const tree = treeOf(text)
  return tree ? (table[fix.do] as Edits<Fix['do']>)(text, tree, fix) : []
}

/** The edits that remove a key or an item with its comma; the surrounding lines stay the same. */
function withoutChild(parent: Node, siblings: Node[], index: number): Edit {
  const child = siblings[index]!
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  const start = before ? before.offset + before.length : after ? child.offset : parent.offset + 1
  const end = before ? child.offset + child.length : after ? after.offset : parent.offset + parent.length - 1
  return { offset: start, length: end - start, content: '' }
}

/** The indentation of the line that contains an offset. */
function marginAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))![0]
}
