import type { Sheet } from '#src/tools/sheets/Sheet.ts'
import type { ScoutRow } from './ScoutRow.ts'
import { columnText } from './columnText.ts'
import type { ScoutColumn } from './scoutColumns.ts'

/** Rows as a table for spreadsheets, with the columns asked for, in that order. A list fills one cell, an entry per line. */
export function scoutSheet(
  rows: readonly ScoutRow[],
  columns: readonly ScoutColumn[],
  { title, heads }: { title: string; heads: Readonly<Record<ScoutColumn, string>> },
): Sheet {
  return {
    title,
    heads: columns.map((column) => heads[column]),
    rows: rows.map((row) => columns.map((column) => columnText(row, column, ', '))),
    phones: columns.flatMap((column, at) => (column === 'phone' ? [at] : [])),
  }
}
