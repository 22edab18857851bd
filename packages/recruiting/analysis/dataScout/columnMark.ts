import type { ScoutColumn } from './scoutColumns.ts'
import { type ScoutCell, type ScoutRow, scoutLists } from './ScoutRow.ts'
import { markOf } from './markOf.ts'

/** The mark of a table cell as a whole: corrected by the visitor, nothing found, or partly doubtful. */
export function columnMark(row: ScoutRow, column: ScoutColumn): ReturnType<typeof markOf> {
  if (row.edited?.includes(column)) return 'edited'
  if (column === 'file') return 'sure'
  if (column === 'links' && row.links.length === 0) return 'unread'
  // The first of several links determines the mark.
  if (column === 'links') return markOf(row.basics.link) === 'doubtful' ? 'doubtful' : 'sure'
  const cells = cellsOf(row, column)
  if (cells.length === 0) return 'unread'
  const marks = cells.map(markOf)
  if (cells.length === 1) return marks[0]!
  return marks.includes('doubtful') ? 'doubtful' : 'sure'
}

function cellsOf(row: ScoutRow, column: Exclude<ScoutColumn, 'file' | 'links'>): ScoutCell[] {
  if (column === 'skills' || column === 'languages') return row[column]
  const list = scoutLists.find((name) => name === column)
  if (list) return row[list].flatMap(({ title, place, period }) => [title, place, period].filter(({ value }) => value !== ''))
  return [row.basics[column as keyof ScoutRow['basics']]]
}
