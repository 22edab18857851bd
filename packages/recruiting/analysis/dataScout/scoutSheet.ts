import type { Sheet } from '#packages/recruiting/analysis/sheets/Sheet.ts'
import type { ScoutRow } from './ScoutRow.ts'
import { markedText } from './markedText.ts'
import type { ScoutColumn } from './scoutColumns.ts'

/**
 * Rows as a spreadsheet with the requested columns, in the given order. A list is one cell with an entry per line; doubtful values are
 * followed by the given word.
 */
export function scoutSheet(
  rows: readonly ScoutRow[],
  columns: readonly ScoutColumn[],
  { title, heads, doubtful }: { title: string; heads: Readonly<Record<ScoutColumn, string>>; doubtful: string },
): Sheet {
  return {
    title,
    heads: columns.map((column) => heads[column]),
    rows: rows.map((row) => columns.map((column) => markedText(row, column, doubtful))),
    phones: columns.flatMap((column, at) => (column === 'phone' ? [at] : [])),
  }
}
