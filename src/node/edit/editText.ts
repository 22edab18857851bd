import { isDeepStrictEqual } from 'node:util'
import { type Edit, type JSONPath, type Node, applyEdits, findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import { isFields } from '#src/site/isFields.ts'
import type { EditOperation } from './editOperation.ts'
import { formatOf, laidOut } from './format.ts'
import { editInString } from './jsonString.ts'
import { treeOf } from './sources.ts'

/** The field names that an object at a path can have, in order. */
type Order = (value: unknown, path: JSONPath) => readonly string[]

/** Why a text cannot be edited as requested, in one line. */
class EditFailure extends Error {}

/**
 * Edits a JSON text: everything that the operations do not name keeps its bytes, and additions are formatted like their neighbours. Of a
 * replaced value only the differences are written. A new field is inserted at its place in `orderOf`, or at the end if it is not listed
 * there. Returns the reason in one line if this is impossible.
 */
export function editText(text: string, operations: readonly EditOperation[], orderOf: Order): { text: string } | { failure: string } {
  try {
    let result = text
    let parsed: Node | undefined
    const tree = () => (parsed ??= treeFor(result))
    for (const operation of operations)
      for (const step of stepsOf(operation, tree())) {
        result = applyEdits(result, editsOf(step, result, tree(), orderOf))
        parsed = undefined
      }
    return { text: result }
  } catch (error) {
    if (error instanceof EditFailure) return { failure: error.message }
    throw error
  }
}

function treeFor(text: string): Node {
  const tree = treeOf(text)
  if (!tree) throw new EditFailure('The file is not valid JSON; fix it first (npm run validate).')
  return tree
}

const shown = (path: JSONPath) => (path.length === 0 ? 'the whole file' : path.join('.'))

/** Splits an operation into steps with one place each. Replacing a value by one of the same type changes only the differences. */
function stepsOf(operation: EditOperation, tree: Node): EditOperation[] {
  if (operation.op !== 'set') return [operation]
  const { path, value } = operation
  const node = findNodeAtLocation(tree, path)
  return node ? difference(getNodeValue(node), value, path) : [operation]
}

type Value = Extract<EditOperation, { op: 'set' }>['value']

function difference(before: unknown, after: unknown, path: JSONPath): EditOperation[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after, path)
  if (isFields(before) && isFields(after)) {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
    return [
      ...gone.map((key): EditOperation => ({ op: 'remove', path: [...path, key] })),
      ...Object.entries(after).flatMap(([key, inner]): EditOperation[] =>
        Object.hasOwn(before, key)
          ? difference(before[key], inner, [...path, key])
          : [{ op: 'set', path: [...path, key], value: inner as Value }],
      ),
    ]
  }
  return [{ op: 'set', path, value: after as Value }]
}

/** Items that are equal at both ends are kept; those in between are paired, and the remaining ones are added or deleted. */
function listDifference(before: unknown[], after: unknown[], path: JSONPath): EditOperation[] {
  let start = 0
  while (start < before.length && start < after.length && isDeepStrictEqual(before[start], after[start])) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1
  const paired = Math.min(before.length, after.length) - start - end
  const steps: EditOperation[] = []
  for (let at = start; at < start + paired; at++) steps.push(...difference(before[at], after[at], [...path, at]))
  for (let at = before.length - end - 1; at >= start + paired; at--) steps.push({ op: 'remove', path: [...path, at] })
  for (let at = start + paired; at < after.length - end; at++) steps.push({ op: 'insert', path: [...path, at], value: after[at] as Value })
  return steps
}

function editsOf(operation: EditOperation, text: string, tree: Node, orderOf: Order): Edit[] {
  const { op, path } = operation
  const key = path.at(-1)
  const node = findNodeAtLocation(tree, path)
  if (op === 'set' && node) return replaced(text, node, operation.value)
  if (op === 'set') return added(text, tree, path, operation.value, orderOf)
  const parent = findNodeAtLocation(tree, path.slice(0, -1))
  if (op === 'insert') {
    if (parent?.type !== 'array' || typeof key !== 'number' || key > parent.children!.length)
      throw new EditFailure(`${shown(path)} is not a position in a list.`)
    return put(text, parent, key, (layout) => written(operation.value, layout))
  }
  if (!node || !parent) throw new EditFailure(`There is nothing at ${shown(path)}.`)
  if (op === 'remove') return taken(parent, node)
  if (parent.type !== 'array' || typeof key !== 'number' || operation.to >= parent.children!.length)
    throw new EditFailure(`${shown(path)} cannot be moved to position ${operation.to}.`)
  return moved(text, parent.children!, key, operation.to)
}

/** Within a string only the changed characters are written, so that escapes of the others are kept. */
function replaced(text: string, node: Node, value: unknown): Edit[] {
  if (node.type !== 'string' || typeof value !== 'string') {
    const layout = layoutAt(text, node)
    return [{ offset: node.offset, length: node.length, content: written(value, layout) }]
  }
  const before = node.value as string
  const most = Math.min(before.length, value.length)
  let start = 0
  while (start < most && before[start] === value[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === value.at(-1 - end)) end += 1
  // Do not split a surrogate pair.
  if (start > 0 && /[\uD800-\uDBFF]/.test(before[start - 1]!)) start -= 1
  if (end > 0 && /[\uDC00-\uDFFF]/.test(before.at(-end)!)) end -= 1
  return [editInString(text, node, start, before.length - end, value.slice(start, value.length - end))]
}

/** Adds a missing field, together with missing objects around it. */
function added(text: string, tree: Node, path: JSONPath, value: unknown, orderOf: Order): Edit[] {
  let depth = path.length - 1
  while (!findNodeAtLocation(tree, path.slice(0, depth))) depth -= 1
  const parent = findNodeAtLocation(tree, path.slice(0, depth))!
  const key = path[depth]!
  if (parent.type !== 'object' || typeof key !== 'string') throw new EditFailure(`There is no field ${shown(path)}.`)
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, outer) => {
    if (outer === 0) return [inner]
    if (typeof outer === 'number') throw new EditFailure(`${shown(path)} is not a position in a list.`)
    return { [outer]: inner }
  }, value)
  const names = parent.children!.map((property) => property.children![0]!.value as string)
  const order = orderOf(getNodeValue(tree), path.slice(0, depth))
  const place = order.indexOf(key)
  // After the last of the fields that precede it in the order.
  const index = place === -1 ? names.length : names.findLastIndex((name) => order.slice(0, place).includes(name) || name === '$schema') + 1
  const colon = isCompact(text) ? ':' : ': '
  return put(text, parent, index, (layout) => `${JSON.stringify(key)}${colon}${written(whole, layout)}`)
}

/** The layout of a value: on one line, or on several, each except the first indented with `margin`. */
type Layout = { isFlat: boolean; margin: string; format: ReturnType<typeof formatOf>; isCompact: boolean }

function written(value: unknown, { isFlat, margin, format, isCompact }: Layout): string {
  if (!isFlat) return laidOut(value, format, margin)
  return isCompact ? JSON.stringify(value) : onOneLine(value)
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isFields(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function layoutAt(text: string, node: Node): Layout {
  const around = node.parent?.type === 'property' ? node.parent.parent : node.parent
  return {
    isFlat: around !== undefined && !textOf(text, around).includes('\n'),
    margin: marginAt(text, node.offset),
    format: formatOf(text),
    isCompact: isCompact(text),
  }
}

function isCompact(text: string): boolean {
  return !/"\s*:\s/.test(text)
}

const textOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length)

/** The indentation of the line at an offset. */
function marginAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line.replace(/^\uFEFF/, ''))![0]
}

/** Inserts a child, formatted by `write`, into a list or an object, before the one at an index or at the end. */
function put(text: string, parent: Node, index: number, write: (layout: Layout) => string): Edit[] {
  const children = parent.children!
  const base = layoutAt(text, parent)
  if (children.length === 0) {
    const margin = base.margin + base.format.indent
    // The only child may span several lines, unless the whole file is one line.
    const isFlat = base.isFlat || (parent.parent === undefined && base.isCompact)
    const child = write({ ...base, isFlat, margin })
    const content = isFlat ? child : `${base.format.eol}${margin}${child}${base.format.eol}${base.margin}`
    return [{ offset: parent.offset + 1, length: parent.length - 2, content }]
  }
  const model = children[Math.min(index, children.length - 1)]!
  const gap = gapIn(text, children)
  const containers = children.map((child) => (child.type === 'property' ? undefined : child)).filter((child) => child?.children?.length)
  const isFlat = !gap.includes('\n') || (containers.length > 0 && containers.every((child) => !textOf(text, child!).includes('\n')))
  const child = write({ ...base, isFlat, margin: gap.slice(gap.lastIndexOf('\n') + 1) })
  if (index < children.length) return [{ offset: model.offset, length: 0, content: `${child},${gap}` }]
  return [{ offset: model.offset + model.length, length: 0, content: `,${gap}${child}` }]
}

/** The whitespace before the children of a list or an object. */
function gapIn(text: string, [first, second]: Node[]): string {
  const gap = blankBefore(text, second ?? first!)
  return second || gap.includes('\n') ? gap : isCompact(text) ? '' : ' '
}

function blankBefore(text: string, { offset }: Node): string {
  let start = offset
  while (start > 0 && /[ \t\r\n]/.test(text[start - 1]!)) start -= 1
  return text.slice(start, offset)
}

/** Removes a child with one comma and the adjacent whitespace, so that it undoes `put` exactly. */
function taken(parent: Node, node: Node): Edit[] {
  const children = parent.children!
  const child = node.parent!.type === 'property' ? node.parent! : node
  const index = children.indexOf(child)
  const endOf = ({ offset, length }: Node) => offset + length
  if (children.length === 1) return [{ offset: parent.offset + 1, length: parent.length - 2, content: '' }]
  if (index < children.length - 1) return [{ offset: child.offset, length: children[index + 1]!.offset - child.offset, content: '' }]
  const before = endOf(children[index - 1]!)
  return [{ offset: before, length: endOf(child) - before, content: '' }]
}

/** Moves an item within its list; the text between items keeps its place. */
function moved(text: string, items: Node[], from: number, to: number): Edit[] {
  if (from === to) return []
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  const slots = items.slice(first, last + 1)
  const texts = slots.map((slot) => textOf(text, slot))
  texts.splice(to - first, 0, texts.splice(from - first, 1)[0]!)
  const content = slots.map((slot, index) => {
    const next = slots[index + 1]
    return texts[index]! + (next ? text.slice(slot.offset + slot.length, next.offset) : '')
  })
  const offset = slots[0]!.offset
  return [{ offset, length: slots.at(-1)!.offset + slots.at(-1)!.length - offset, content: content.join('') }]
}
