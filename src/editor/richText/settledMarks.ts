import type { Mark, Node } from 'prosemirror-model'
import { richSchema } from './richSchema.ts'
import { type RichUnit, ofUnits, unitsOf } from './richShape.ts'

const { em, strong, strike } = richSchema.marks

/**
 * A block in which each look can be written: signs at its edge next to a word are moved out of it, and one that begins or ends within a
 * word is removed if the site does not read it there.
 */
export function settledMarks(node: Node): Node {
  if (node.isLeaf || node.type.spec.code) return node
  if (!node.isTextblock) {
    const children = node.children.map((child) => settledMarks(child))
    return children.every((child, index) => child === node.children[index])
      ? node
      : node.copy(node.content).type.create(node.attrs, children)
  }
  const units = unitsOf(node)
  const isChanged = [em, strong, strike].map((type) => settle(units, type.name)).includes(true)
  return isChanged ? node.type.create(node.attrs, ofUnits(units)) : node
}

function settle(units: RichUnit[], name: string): boolean {
  let isChanged = false
  const has = (at: number) => units[at]?.marks.some(({ type }) => type.name === name) ?? false
  const clear = (at: number) => {
    units[at] = { ...units[at]!, marks: without(units[at]!.marks, name) }
    isChanged = true
  }
  for (let start = 0; start < units.length; start += 1) {
    if (!has(start)) continue
    let end = start
    while (has(end)) end += 1
    let [from, to] = [start, end]
    // Spaces have no look, and signs lose theirs next to a word.
    while (from < to && (isWhite(units[from]) || (isWord(units[from - 1]) && !isWord(units[from])))) clear(from++)
    while (to > from && (isWhite(units[to - 1]) || (isWord(units[to]) && !isWord(units[to - 1])))) clear(--to)
    const isInside =
      from < to && name === 'em' && ((isWord(units[from - 1]) && isWord(units[from])) || (isWord(units[to]) && isWord(units[to - 1])))
    const isNumber = from < to && ((isDigit(units[from - 1]) && isDigit(units[from])) || (isDigit(units[to]) && isDigit(units[to - 1])))
    if (isInside || isNumber) for (let at = from; at < to; at += 1) clear(at)
    start = end
  }
  return isChanged
}

function without(marks: readonly Mark[], name: string): readonly Mark[] {
  return marks.filter(({ type }) => type.name !== name)
}

const isWhite = (unit: RichUnit | undefined) => unit !== undefined && unit.node === null && unit.text.trim() === ''
const isDigit = (unit: RichUnit | undefined) => unit !== undefined && unit.text >= '0' && unit.text <= '9'
const isWord = (unit: RichUnit | undefined) => unit !== undefined && (unit.text.toLowerCase() !== unit.text.toUpperCase() || isDigit(unit))
