import type { Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { richSchema } from './richSchema.ts'

const { nodes } = richSchema

/** The change that makes the first row of each table its header, and aligns each column as its header is; null if nothing changes. */
export function settledTables(state: EditorState): Transaction | null {
  const { tr } = state
  state.doc.descendants((node, pos) => {
    if (node.type === nodes.table) settle(tr, node, pos)
    return !node.isTextblock
  })
  return tr.docChanged ? tr : null
}

function settle(tr: Transaction, table: Node, start: number): void {
  const aligns = table.child(0).children.map(({ attrs }) => attrs['align'] as string | null)
  table.forEach((row, rowAt, rowIndex) => {
    row.forEach((cell, cellAt, index) => {
      const type = rowIndex === 0 ? nodes.table_header : nodes.table_cell
      const align = aligns[index] ?? null
      if (cell.type === type && cell.attrs['align'] === align) return
      tr.setNodeMarkup(start + 1 + rowAt + 1 + cellAt, type, { ...cell.attrs, align })
    })
  })
}
