import { type Edit, type Node, findNodeAtLocation } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'
import { addressSpans } from '#src/node/edit/addressSpans.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { editInString } from '#src/node/edit/jsonString.ts'
import { treeOf } from '#src/node/edit/sources.ts'
import { missingCommas } from '#src/node/config/parse/missingCommas.ts'

type Edits<Kind extends Fix['do']> = (text: string, tree: Node, fix: Extract<Fix, { do: Kind }>) => Edit[]

/** The table: how each kind of fix changes a JSON text. */
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
    const spans = written === from ? [{ start: 0, end: written.length }] : addressSpans(written, from, to)
    return spans.map(({ start, end }) => editInString(text, node, start, end, to))
  },
}

/**
 * The edits of a text that a fix takes, with nothing else changed. None when the text is not, or no longer, as the fix takes it to
 * be.
 */
export function fixEdits(text: string, fix: Fix): Edit[] {
  if (fix.do === 'comma') {
    // A byte order mark becomes a blank, so that offsets hold.
    return (missingCommas(text.replace(/^\uFEFF/, ' ')) ?? []).map((offset) => ({ offset, length: 0, content: ',' }))
  }
  if (fix.do === 'relink' && fix.keyPath.length === 0) {
    return addressSpans(text, fix.from, fix.to).map(({ start, end }) => ({ offset: start, length: end - start, content: fix.to }))
  }
  const tree = treeOf(text)
  return tree ? (table[fix.do] as Edits<Fix['do']>)(text, tree, fix) : []
}

/** What takes a key or an item away with its comma; the lines around it stay as they are. */
function withoutChild(parent: Node, siblings: Node[], index: number): Edit {
  const child = siblings[index]!
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  const start = before ? before.offset + before.length : after ? child.offset : parent.offset + 1
  const end = before ? child.offset + child.length : after ? after.offset : parent.offset + parent.length - 1
  return { offset: start, length: end - start, content: '' }
}

/** The blanks with which the line of an offset begins. */
function marginAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))![0]
}
