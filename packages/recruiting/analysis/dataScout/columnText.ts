import type { ScoutColumn } from './scoutColumns.ts'
import { type ScoutEntry, type ScoutRow, scoutLists } from './ScoutRow.ts'

/**
 * The content of a column as text: entries one per line; skills, languages, links and files separated by semicolons. `between` separates
 * the title, place and dates of an entry. Empty if nothing was read.
 */
export function columnText(row: ScoutRow, column: ScoutColumn, between: ', ' | ' | '): string {
  if (column === 'file') return row.files.join('; ')
  if (column === 'links') return row.links.join('; ')
  if (column === 'skills' || column === 'languages') return row[column].map(({ value }) => value).join('; ')
  const list = scoutLists.find((name) => name === column)
  if (list) return row[list].map((entry) => entryText(entry, between)).join('\n')
  return row.basics[column as keyof ScoutRow['basics']].value
}

function entryText({ title, place, period }: ScoutEntry, between: string): string {
  const parts = [title.value, place.value, period.value]
  if (between === ', ') return parts.filter((part) => part !== '').join(between)
  // Editable text has fixed positions: the second part is the place even if there is no title.
  return parts.slice(0, 1 + parts.findLastIndex((part) => part !== '')).join(between)
}
