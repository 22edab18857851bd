import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import type { YearMonth } from '#packages/recruiting/analysis/dates/DateRange.ts'
import { columnText } from './columnText.ts'
import { isoMonth } from './isoMonth.ts'
import type { ScoutColumn } from './scoutColumns.ts'
import { type ScoutCell, type ScoutEntry, type ScoutField, type ScoutRow, scoutLists } from './ScoutRow.ts'

/**
 * A row with new text in one column. The text has the format of `columnText` with ' | ' between the parts of entries; line breaks can
 * replace semicolons. Unchanged values keep their confidence and lines; new ones are certain and have no line. File names do not change.
 */
export function editRow(row: ScoutRow, column: ScoutColumn, text: string): ScoutRow {
  const before = columnText(row, column, ' | ')
  const pieces = text.split(/[;\n]/).flatMap((piece) => piece.trim() || [])
  if (column === 'file' || text.trim() === before.trim()) return row
  if (isListed(column) && pieces.join('; ') === before) return row
  const edited = [...new Set([...(row.edited ?? []), column])]
  if (column === 'links') return { ...row, edited, links: pieces, basics: { ...row.basics, link: typed(pieces[0] ?? '') } }
  if (column === 'skills' || column === 'languages')
    return { ...row, edited, [column]: pieces.map((piece) => row[column].find(({ value }) => value === piece) ?? typed(piece)) }
  const list = scoutLists.find((name) => name === column)
  if (!list) return { ...row, edited, basics: { ...row.basics, [column as ScoutField]: typed(text.trim()) } }
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const known = before.split('\n')
  const entries = lines.map((line, at) => {
    const same = row[list][known.indexOf(line)]
    // A line that replaces another is the same entry, corrected: its highlights are kept.
    return same ?? editEntry(line, lines.length === known.length ? row[list][at] : undefined)
  })
  return { ...row, edited, [list]: entries }
}

function isListed(column: ScoutColumn): boolean {
  return column === 'links' || column === 'skills' || column === 'languages'
}

function editEntry(line: string, before: ScoutEntry | undefined): ScoutEntry {
  const [title = '', place = '', ...rest] = line.split('|').map((part) => part.trim())
  const period = rest.join(' ')
  const cell = (value: string, was: ScoutCell | undefined) => (was?.value === value ? was : typed(value))
  const isSamePeriod = before?.period.value === period
  const dates = findDateRanges(period)[0]?.range
  return {
    title: cell(title, before?.title),
    place: cell(place, before?.place),
    location: before?.location ?? typed(''),
    start: isSamePeriod ? before.start : isoOf(dates?.start ?? null),
    end: isSamePeriod ? before.end : isoOf(dates?.end ?? null),
    period: cell(period, before?.period),
    points: before?.points ?? [],
  }
}

function isoOf(date: YearMonth | 'present' | null): string {
  return date === 'present' ? date : isoMonth(date)
}

/** A cell that the visitor typed. */
function typed(value: string): ScoutCell {
  return { value, confidence: 1, line: null, source: '' }
}
