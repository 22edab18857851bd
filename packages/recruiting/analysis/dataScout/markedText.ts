import { columnMark } from './columnMark.ts'
import { columnText } from './columnText.ts'
import { markOf } from './markOf.ts'
import type { ScoutColumn } from './scoutColumns.ts'
import { type ScoutCell, type ScoutRow, scoutLists } from './ScoutRow.ts'

/**
 * The content of a column as in `columnText`, with the word `doubtful` after each doubtful value. In a list each entry has its own mark.
 */
export function markedText(row: ScoutRow, column: ScoutColumn, doubtful: string): string {
  const plain = columnText(row, column, ', ')
  if (columnMark(row, column) !== 'doubtful') return plain
  const marked = (text: string, cells: readonly ScoutCell[]) =>
    cells.some((cell) => markOf(cell) === 'doubtful') ? `${text} (${doubtful})` : text
  if (column === 'skills' || column === 'languages') return row[column].map((cell) => marked(cell.value, [cell])).join('; ')
  const list = scoutLists.find((name) => name === column)
  if (!list) return `${plain} (${doubtful})`
  const lines = plain.split('\n')
  return row[list].map(({ title, place, period }, at) => marked(lines[at] ?? '', [title, place, period])).join('\n')
}
