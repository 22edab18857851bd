import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { richSchema } from './richSchema.ts'

/** A character of a line, or a node within it, with its marks. */
export type RichUnit = { text: string; node: Node | null; marks: readonly Mark[] }

/** The characters and nodes of a line of text. */
export function unitsOf(block: Node): RichUnit[] {
  const units: RichUnit[] = []
  block.forEach((child) => {
    if (child.isText) for (const text of child.text!) units.push({ text, node: null, marks: child.marks })
    else units.push({ text: '\ufffc', node: child, marks: child.marks })
  })
  return units
}

/** A line of text of characters and nodes. */
export function ofUnits(units: readonly RichUnit[]): Fragment {
  return Fragment.fromArray(units.map(({ text, node, marks }) => (node ? node.mark(marks) : richSchema.text(text, marks))))
}

export const isSpace = ({ text }: RichUnit) => text.trim() === ''
const isBreak = ({ node }: RichUnit) => node?.type === richSchema.nodes.hard_break

/**
 * What a document says to visitors, as a text that can be compared: without spaces at the ends of lines, empty paragraphs, and the looks of
 * spaces, which Markdown cannot write.
 */
export function richShape(blocks: readonly Node[]): string {
  return JSON.stringify(blocks.flatMap(shapeOf))
}

type Shape = string | { [key: string]: unknown }

function shapeOf(node: Node): Shape[] {
  const { type } = node
  const { origin: _origin, marker: _marker, ...attrs } = node.attrs as Record<string, unknown>
  if (type.spec.code) return [{ is: type.name, attrs, text: node.textContent }]
  if (node.isTextblock) {
    const line = lineOf(node)
    return line.length === 0 && !type.name.startsWith('table') ? [] : [{ is: type.name, attrs, line }]
  }
  const inside: Shape[] = []
  node.forEach((child) => void inside.push(...shapeOf(child)))
  if (type.name === 'blockquote' && inside.length === 0) return []
  // A single number is both the same and the next one; tightness shows only between paragraphs.
  if (type.name === 'ordered_list' && node.childCount === 1) attrs['same'] = false
  return [{ is: type.name, attrs, inside }]
}

type Run = { text: string; looks: string; node?: unknown }

const WHITE = ' \t\n'

/** Runs of a line: its words, and the names of their marks. Spaces look like the words before them. */
function lineOf(block: Node): Shape[] {
  const runs: Run[] = []
  const isGap = () => runs.length === 0 || runs.at(-1)!.looks === BREAK
  const trimEnd = () => {
    for (let last = runs.at(-1); last && last.node === undefined && last.looks !== BREAK; last = runs.at(-1)) {
      last.text = withoutEnd(last.text)
      if (last.text !== '') return
      runs.pop()
    }
  }
  block.forEach((child) => {
    const looks = child.marks.length === 0 ? '' : JSON.stringify(child.marks)
    if (child.type === richSchema.nodes.hard_break) {
      trimEnd()
      if (runs.length > 0) runs.push({ text: '', looks: BREAK })
    } else if (child.isText) {
      const words = isGap() ? withoutStart(child.text!) : child.text!
      const start = words.length - words.trimStart().length
      const last = runs.at(-1)
      if (start > 0 && last && last.node === undefined) last.text += words.slice(0, start)
      else if (start > 0) runs.push({ text: words.slice(0, start), looks: '' })
      const rest = words.slice(start)
      const before = runs.at(-1)
      if (rest !== '' && before && before.node === undefined && before.looks === looks) before.text += rest
      else if (rest !== '') runs.push({ text: rest, looks })
    } else runs.push({ text: '', looks, node: [child.type.name, child.attrs] })
  })
  trimEnd()
  while (runs.at(-1)?.looks === BREAK) {
    runs.pop()
    trimEnd()
  }
  return runs
}

/** The look of a line break. */
const BREAK = 'break'

function withoutStart(text: string): string {
  let at = 0
  while (at < text.length && WHITE.includes(text[at]!)) at += 1
  return text.slice(at)
}

function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && WHITE.includes(text[end - 1]!)) end -= 1
  return text.slice(0, end)
}

/** A line without spaces and line breaks at its ends, and without spaces around line breaks. */
export function trimmed(units: readonly RichUnit[]): RichUnit[] {
  const isGap = (unit: RichUnit | undefined) => unit === undefined || isBreak(unit)
  const isWhite = (unit: RichUnit) => unit.node === null && WHITE.includes(unit.text)
  const done: RichUnit[] = []
  for (const unit of units) {
    if (isWhite(unit) && isGap(done.at(-1))) continue
    if (isBreak(unit)) {
      while (done.length > 0 && isWhite(done.at(-1)!)) done.pop()
      if (done.length === 0) continue
    }
    done.push(unit)
  }
  while (done.length > 0 && (isWhite(done.at(-1)!) || isBreak(done.at(-1)!))) done.pop()
  return done
}
