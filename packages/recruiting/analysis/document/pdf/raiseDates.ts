import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The tolerance for the middle of the lines next to dates, and for the edge of the dates’ column, in points. */
const MIDDLE = 2
const EDGE = 3

/**
 * Moves dates in a left or right column from the middle of their lines to the first one: such cells are vertically centered. Rows do not
 * change unless all lines next to the dates can be assigned that way.
 */
export function raiseDates(rows: PdfRow[]): PdfRow[] {
  return [true, false].reduce((all, isLeft) => raised(all, isLeft), rows)
}

function raised(rows: PdfRow[], isLeft: boolean): PdfRow[] {
  const end = ({ segments }: PdfRow) => (isLeft ? segments[0]! : segments.at(-1)!)
  const edge = (segment: PdfSegment) => (isLeft ? segment.x : segment.right)
  const ends = rows.map(end).filter(({ text }) => isDateText(text))
  const common = ends.find((one) => ends.filter((other) => Math.abs(edge(one) - edge(other)) < EDGE).length > 1)
  if (!common) return rows
  const isDate = (row: PdfRow) => isDateText(end(row).text) && Math.abs(edge(end(row)) - edge(common)) < EDGE
  const others = (row: PdfRow) => row.segments.filter((segment) => !isDate(row) || segment !== end(row))
  const isBeside = (row: PdfRow) =>
    isDate(row) ||
    (headingKind(row.segments[0]!.text) === null &&
      row.segments.every((segment) => (isLeft ? segment.x > common.right : segment.right < common.x + EDGE)))
  const out: PdfRow[] = []
  for (let from = 0; from < rows.length;) {
    const stop = rows.findIndex((row, index) => index >= from && !isBeside(row))
    const to = stop < 0 ? rows.length : Math.max(stop, from + 1)
    const run = rows.slice(from, to)
    out.push(...(shared(run, isDate, end, others) ?? run))
    from = to
  }
  return out
}

/** Rows with each date on the first of the lines that it is centered on, or null if lines cannot be assigned that way. */
function shared(
  run: PdfRow[],
  isDate: (row: PdfRow) => boolean,
  end: (row: PdfRow) => PdfSegment,
  others: (row: PdfRow) => PdfSegment[],
): PdfRow[] | null {
  const dated = run.filter(isDate)
  if (dated.length < 2 || dated.every((row) => others(row).length > 0)) return null
  const lines = run.flatMap((row) => (others(row).length > 0 ? [{ ...row, segments: others(row) }] : []))
  const out: PdfRow[] = []
  let first = 0
  for (const row of dated) {
    const last = lines.findIndex((line, index) => index >= first && Math.abs((lines[first]!.y + line.y) / 2 - row.y) < MIDDLE)
    if (last < 0) return null
    const date = end(row)
    const head = lines[first]!
    const segments = date.x < head.segments[0]!.x ? [date, ...head.segments] : [...head.segments, date]
    out.push({ ...head, segments }, ...lines.slice(first + 1, last + 1))
    first = last + 1
  }
  return first === lines.length ? out : null
}
