import { type Edit, type Node, findNodeAtLocation } from 'jsonc-parser'
import type { Repair } from '#src/site/problem.ts'
import { addressSpans } from '#src/node/edit/addressSpans.ts'
import { formatOf, laidOut } from '#src/node/edit/format.ts'
import { editInString } from '#src/node/edit/jsonString.ts'
import { treeOf } from '#src/node/edit/sources.ts'

type Edits<Kind extends Repair['do']> = (text: string, tree: Node, repair: Extract<Repair, { do: Kind }>) => Edit[]

/** The table: how each kind of repair changes a JSON text. */
const table: { [Kind in Repair['do']]: Edits<Kind> } = {
  set(text, tree, { at, value }) {
    const node = findNodeAtLocation(tree, at)
    return node ? [{ offset: node.offset, length: node.length, content: laidOut(value, formatOf(text), marginAt(text, node.offset)) }] : []
  },
  rename(_text, tree, { at, key }) {
    const property = findNodeAtLocation(tree, at)?.parent
    const name = property?.type === 'property' ? property.children?.[0] : undefined
    const isTaken = property?.parent?.children?.some((other) => other.children?.[0]?.value === key)
    return name && !isTaken ? [{ offset: name.offset, length: name.length, content: JSON.stringify(key) }] : []
  },
  insert(text, tree, { at, key, value }) {
    const object = at.length === 0 ? tree : findNodeAtLocation(tree, at)
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
  remove(_text, tree, { at }) {
    const key = at.at(-1)
    const parent = at.length === 1 ? tree : findNodeAtLocation(tree, at.slice(0, -1))
    const siblings = parent?.children ?? []
    const same = siblings.filter((child, index) => (parent?.type === 'array' ? index === key : child.children?.[0]?.value === key))
    const gone = same[1] ?? same[0]
    return parent && gone ? [withoutChild(parent, siblings, siblings.indexOf(gone))] : []
  },
  relink(text, tree, { at, from, to }) {
    const node = findNodeAtLocation(tree, at)
    if (node?.type !== 'string') return []
    const written = node.value as string
    const spans = written === from ? [{ start: 0, end: written.length }] : addressSpans(written, from, to)
    return spans.map(({ start, end }) => editInString(text, node, start, end, to))
  },
}

/**
 * The edits of a text that a repair takes, with nothing else changed. None when the text is not, or no longer, as the repair takes it to
 * be.
 */
export function repairEdits(text: string, repair: Repair): Edit[] {
  if (repair.do === 'relink' && repair.at.length === 0) {
    return addressSpans(text, repair.from, repair.to).map(({ start, end }) => ({ offset: start, length: end - start, content: repair.to }))
  }
  const tree = treeOf(text)
  return tree ? (table[repair.do] as Edits<Repair['do']>)(text, tree, repair) : []
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
