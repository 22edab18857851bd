import { toCsv } from '#src/tools/text/toCsv.ts'
import type { ScoutEntry, ScoutRow } from './ScoutRow.ts'

/** The columns of the export, in order. The caller supplies their headings; a column without one is headed by its id. */
const csvColumns = [
  'files',
  'name',
  'headline',
  'email',
  'phone',
  'location',
  'links',
  'summary',
  'experience',
  'education',
  'projects',
  'skills',
  'languages',
  'awards',
  'certificates',
] as const
/** A column of the export. */
type CsvColumn = (typeof csvColumns)[number]

/** Rows as CSV with a header row. A list fills one cell, one entry per line. */
export function scoutCsv(rows: readonly ScoutRow[], headings: Partial<Record<CsvColumn, string>> = {}): string {
  return toCsv([
    csvColumns.map((column) => headings[column] ?? column),
    ...rows.map((row) => csvColumns.map((column) => textOf(row, column))),
  ])
}

const lists = ['experience', 'education', 'projects', 'awards', 'certificates'] as const
const terms = ['skills', 'languages'] as const

function textOf(row: ScoutRow, column: CsvColumn): string {
  if (column === 'files' || column === 'links') return row[column].join('; ')
  if (isOneOf(terms, column)) return row[column].map(({ value }) => value).join('; ')
  if (isOneOf(lists, column)) return row[column].map(lineOf).join('\n')
  return row.basics[column].value
}

function isOneOf<Name extends string>(names: readonly Name[], column: string): column is Name {
  return (names as readonly string[]).includes(column)
}

function lineOf({ title, place, start, end, period }: ScoutEntry): string {
  const dates = [start, end].filter((date) => date !== '').join(' to ') || period.value
  return [title.value, place.value, dates].filter((part) => part !== '').join(', ')
}
