import type { BlockContent, List, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import { type RichUnit, isSpace, trimmed, unitsOf } from './richShape.ts'

/** A list that begins its items with this sign. */
export type MarkedList = List & { marker: string | null; same: boolean }

/** Blocks as the nodes that `writeMarkdown` takes; without those that are empty. */
export function richMdast(blocks: readonly Node[]): RootContent[] {
  return blocks.flatMap(blockOf)
}

function childrenOf(node: Node): Node[] {
  return node.children.slice()
}

function blockOf(node: Node): RootContent[] {
  const { attrs } = node
  switch (node.type.name) {
    case 'paragraph': {
      const children = phrasing(trimmed(unitsOf(node)))
      return children.length === 0 ? [] : [{ type: 'paragraph', children }]
    }
    case 'heading': {
      const children = phrasing(trimmed(unitsOf(node)))
      return children.length === 0 ? [] : [{ type: 'heading', depth: attrs['level'] as 1, children }]
    }
    case 'blockquote': {
      const children = richMdast(childrenOf(node)) as BlockContent[]
      return children.length === 0 ? [] : [{ type: 'blockquote', children }]
    }
    case 'bullet_list':
    case 'ordered_list': {
      const isLoose = attrs['tight'] !== true
      const items = childrenOf(node).map((item): ListItem => ({
        type: 'listItem',
        spread: isLoose,
        children: richMdast(childrenOf(item)) as never,
      }))
      const ordered = node.type.name === 'ordered_list'
      const start = ordered ? (attrs['start'] as number) : null
      const list: MarkedList = {
        type: 'list',
        ordered,
        start,
        spread: isLoose,
        children: items,
        marker: attrs['marker'] as string | null,
        same: attrs['same'] === true && items.length > 1,
      }
      return [list]
    }
    case 'horizontal_rule':
      return [{ type: 'thematicBreak' }]
    case 'code_block': {
      const [lang = '', ...meta] = String(attrs['info']).split(' ')
      return [{ type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: node.textContent }]
    }
    case 'table': {
      const rows = childrenOf(node)
      const align = childrenOf(rows[0]!).map(({ attrs }) => attrs['align'] as 'left' | null)
      return [{ type: 'table', align, children: rows.map(rowOf) }]
    }
    case 'source':
      return [{ type: 'html', value: attrs['text'] as string }]
    default:
      throw new Error(`There is no Markdown for ${node.type.name}.`)
  }
}

function rowOf(row: Node): TableRow {
  return { type: 'tableRow', children: childrenOf(row).map((cell) => ({ type: 'tableCell', children: phrasing(trimmed(unitsOf(cell))) })) }
}

/** Marks from the outermost to the innermost, if they cover the same words. */
const ORDER = ['link', 'strong', 'em', 'strike']

/** A line with nested marks; the one that covers most words is the outermost. */
function phrasing(units: readonly RichUnit[]): PhrasingContent[] {
  const done: PhrasingContent[] = []
  for (let at = 0; at < units.length;) {
    const unit = units[at]!
    const found = unit.marks
      .filter(({ type }) => ORDER.includes(type.name))
      .map((mark) => ({ mark, end: endOf(units, at, mark) }))
      .sort((one, other) => other.end - one.end || ORDER.indexOf(one.mark.type.name) - ORDER.indexOf(other.mark.type.name))[0]
    if (!found) {
      at = takeWords(units, at, done)
      continue
    }
    const { mark } = found
    // Spaces at the edges cannot have a look.
    let [start, end] = [at, found.end]
    while (start < end && isSpace(units[start]!) && mark.type.name !== 'link') start += 1
    while (end > start && isSpace(units[end - 1]!) && mark.type.name !== 'link') end -= 1
    const without = (from: number, to: number) =>
      units.slice(from, to).map((unit) => ({ ...unit, marks: unit.marks.filter((other) => other !== mark && !other.eq(mark)) }))
    append(done, phrasing(without(at, start)))
    if (start < end) append(done, [wrapped(mark, phrasing(without(start, end)))])
    append(done, phrasing(without(end, found.end)))
    at = found.end
  }
  return done
}

function endOf(units: readonly RichUnit[], start: number, mark: Mark): number {
  let end = start
  while (end < units.length && mark.isInSet(units[end]!.marks)) end += 1
  return end
}

/** Adds the unmarked words, code or node at a place; returns the place after them. */
function takeWords(units: readonly RichUnit[], start: number, done: PhrasingContent[]): number {
  const { node, marks } = units[start]!
  if (node) {
    append(done, [
      node.type.name === 'image'
        ? { type: 'image', url: node.attrs['src'] as string, alt: node.attrs['alt'] as string, title: node.attrs['title'] as string | null }
        : { type: 'break' },
    ])
    return start + 1
  }
  const isCode = marks.length > 0
  let end = start
  while (end < units.length && units[end]!.node === null && hasOnlyCode(units[end]!, isCode)) end += 1
  const value = units
    .slice(start, end)
    .map(({ text }) => text)
    .join('')
  append(done, [{ type: isCode ? 'inlineCode' : 'text', value }])
  return end
}

function hasOnlyCode({ marks }: RichUnit, isCode: boolean): boolean {
  return isCode ? marks.length === 1 && marks[0]!.type.name === 'code' : marks.length === 0
}

/** Adds nodes; texts next to each other are one. */
function append(done: PhrasingContent[], nodes: readonly PhrasingContent[]): void {
  for (const node of nodes) {
    const last = done.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else done.push(node)
  }
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type.name) {
    case 'link':
      return { type: 'link', url: attrs['href'] as string, title: attrs['title'] as string | null, children: children as never }
    case 'strong':
      return { type: 'strong', children }
    case 'em':
      return { type: 'emphasis', children }
    default:
      return { type: 'delete', children }
  }
}
