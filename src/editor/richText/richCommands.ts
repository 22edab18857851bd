import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Attrs, Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { richSchema } from './richSchema.ts'

const { nodes, marks } = richSchema

/** What is at the selection: the names of the marks, nodes around it, and the level of its heading. */
export type RichPlace = { marks: ReadonlySet<string>; around: ReadonlySet<string>; level: number | null; image: Node | null }

/** What is at the selection of a state. */
export function placeIn({ selection, storedMarks, doc }: EditorState): RichPlace {
  const { $from, from, to, empty } = selection
  const active = Object.values(marks).filter((type) =>
    empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type),
  )
  const around = new Set(Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name))
  const heading = $from.parent.type === nodes.heading ? ($from.parent.attrs['level'] as number) : null
  const image = selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : null
  if (selection instanceof NodeSelection) around.add(selection.node.type.name)
  return { marks: new Set(active.map(({ name }) => name)), around, level: heading, image }
}

/** The commands of the toolbar and of keys. */
export const richCommands = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  strike: toggleMark(marks.strike),
  code: toggleMark(marks.code),
  list: listCommand(nodes.bullet_list),
  numbers: listCommand(nodes.ordered_list),
  quote: ((state, dispatch, view) =>
    (innermost(state.selection.$from, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view)) satisfies Command,
  codeBlock: ((state, dispatch, view) =>
    setBlockType(state.selection.$from.parent.type === nodes.code_block ? nodes.paragraph : nodes.code_block)(
      state,
      dispatch,
      view,
    )) satisfies Command,
  rule: insert(() => nodes.horizontal_rule.create()),
  table: insert(() => tableOf(3, 2)),
  lineBreak: insertBreak,
  sink: sinkListItem(nodes.list_item),
  lift: liftListItem(nodes.list_item),
}

/** Makes the selected lines paragraphs, or headings of a level. */
export function styleCommand(level: number | null): Command {
  return level === null ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level })
}

/** Adds a list around the selection, removes it, or changes its type. */
function listCommand(type: NodeType): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection
    const list = innermost($from, nodes.bullet_list, nodes.ordered_list)
    if (list?.node.type === type) return liftListItem(nodes.list_item)(state, dispatch, view)
    if (!list) return wrapInList(type)(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(list.pos, type, { tight: list.node.attrs['tight'] as boolean }))
    return true
  }
}

/** The innermost node of some types around a place, with its position. */
export function innermost($place: ResolvedPos, ...types: NodeType[]): { node: Node; pos: number } | undefined {
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    const node = $place.node(depth)
    if (types.includes(node.type)) return { node, pos: $place.before(depth) }
  }
  return undefined
}

/** Inserts a block after the one with the selection, or instead of it if it is empty. The caret is then within or after it. */
function insert(make: () => Node): Command {
  return (state, dispatch) => {
    const { $from } = state.selection
    if (isInTable(state) || $from.parent.type === nodes.code_block) return false
    if (!dispatch) return true
    const { tr } = state
    const isEmpty = $from.parent.isTextblock && $from.parent.content.size === 0
    const [from, to] = isEmpty ? [$from.before(), $from.after()] : [$from.depth === 0 ? $from.pos : $from.after(), null]
    const node = make()
    if (to === null) tr.insert(from, node)
    else tr.replaceWith(from, to, node)
    if (node.isLeaf && !tr.doc.resolve(from + node.nodeSize).nodeAfter) tr.insert(from + node.nodeSize, nodes.paragraph.create())
    tr.setSelection(TextSelection.near(tr.doc.resolve(node.isLeaf ? from + node.nodeSize : from + 1)))
    dispatch(tr.scrollIntoView())
    return true
  }
}

function tableOf(rows: number, columns: number): Node {
  const cells = (type: NodeType) => Array.from({ length: columns }, () => type.create())
  return nodes.table.create(
    null,
    Array.from({ length: rows }, (_, row) => nodes.table_row.create(null, cells(row === 0 ? nodes.table_header : nodes.table_cell))),
  )
}

/** Headings and cells have one line. */
function insertBreak(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { parent } = state.selection.$from
  if (!parent.inlineContent || parent.type.spec.code || !parent.type.contentMatch.matchType(nodes.hard_break)) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView())
  return true
}

/** The link at the selection: its address, and where it is. An empty selection within a link means all of it. */
export function linkAt({ selection, doc }: EditorState): { href: string; from: number; to: number } {
  const { $from, from, to, empty } = selection
  const of = (pos: number) => marks.link.isInSet(doc.nodeAt(pos)?.marks ?? [])
  const link = of(from) ?? marks.link.isInSet($from.marks())
  if (!link) return { href: '', from, to }
  if (!empty) return { href: link.attrs['href'] as string, from, to }
  let [start, end] = [from, to]
  const isLinked = (pos: number) => of(pos)?.eq(link) ?? false
  while (start > $from.start() && isLinked(start - 1)) start -= 1
  while (end < $from.end() && isLinked(end)) end += 1
  return { href: link.attrs['href'] as string, from: start, to: end }
}

/** Links the selection; without one, inserts `words` with the link. An empty address removes the link. */
export function linkCommand(href: string, words: string): Command {
  return (state, dispatch) => {
    const { from, to } = linkAt(state)
    const { tr } = state
    if (href === '') tr.removeMark(from, to, marks.link)
    else if (from === to) tr.insert(from, richSchema.text(words, [marks.link.create({ href })]))
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }))
    tr.removeStoredMark(marks.link)
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Inserts a picture, and selects it; or replaces the selected one. */
export function pictureCommand(attrs: Attrs): Command {
  return (state, dispatch) => {
    const { tr, selection } = state
    const before = placeIn(state).image
    const image = nodes.image.create({ ...before?.attrs, ...attrs })
    if (!before && !selection.$from.parent.inlineContent) return false
    const { from } = selection
    tr.replaceSelectionWith(image, true)
    if (tr.doc.nodeAt(from)?.type === nodes.image) tr.setSelection(NodeSelection.create(tr.doc, from))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

/** Adds a picture as a paragraph of its own, below the block that contains the caret; in the line itself where no paragraph can be. */
export function ownPictureCommand(attrs: Attrs): Command {
  return (state, dispatch, view) => {
    const { $from } = state.selection
    const at = $from.depth > 0 && $from.parent.isTextblock && $from.parent.content.size > 0 ? state.doc.resolve($from.after()) : undefined
    const index = at?.index() ?? 0
    if (!at?.parent.canReplaceWith(index, index, nodes.paragraph)) return pictureCommand(attrs)(state, dispatch, view)
    const tr = state.tr.insert(at.pos, nodes.paragraph.create(null, nodes.image.create(attrs)))
    tr.setSelection(NodeSelection.create(tr.doc, at.pos + 1))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}
