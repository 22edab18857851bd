import { matches } from 'page-builder/ui'
import { columnMark } from '#packages/recruiting/analysis/dataScout/columnMark.ts'
import { columnText } from '#packages/recruiting/analysis/dataScout/columnText.ts'
import { type ScoutColumn, scoutColumns } from '#packages/recruiting/analysis/dataScout/scoutColumns.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'

/** The row filter: rows with a mark, or all. */
export type RowChoice = 'all' | 'doubtful' | 'unread' | 'edited'

/** The sort column and direction. */
export type RowOrder = { column: ScoutColumn; direction: 'ascending' | 'descending' }

const CONTACT: readonly ScoutColumn[] = ['name', 'email', 'phone']

/**
 * The rows that contain every word of `query` and match the filter, in the given order; empty cells come last either way. Without an order
 * they keep theirs. `unread` looks at the contact details only: hardly any resume has everything else.
 */
export function shownRows(
  rows: readonly ScoutRow[],
  { query, choice, order }: { query: string; choice: RowChoice; order: RowOrder | null },
  language: string,
): ScoutRow[] {
  const looked = choice === 'unread' ? CONTACT : scoutColumns
  const shown = rows.filter(
    (row) =>
      (choice === 'all' || looked.some((column) => columnMark(row, column) === choice)) &&
      (query.trim() === '' || matches(query.trim(), ...scoutColumns.map((column) => columnText(row, column, ', ')))),
  )
  if (!order) return shown
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = order.direction === 'ascending' ? 1 : -1
  const texts = new Map(shown.map((row) => [row, columnText(row, order.column, ', ')]))
  return shown.toSorted((one, other) => {
    const [a, b] = [texts.get(one)!, texts.get(other)!]
    return Number(a === '') - Number(b === '') || sign * compare(a, b)
  })
}
