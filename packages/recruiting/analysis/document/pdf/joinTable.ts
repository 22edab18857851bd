import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { joinLines } from './joinLines.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The minimum number of columns and rows of a table with a header row, and the tolerance for column edges, in points. */
const COLUMNS = 3
const ROWS = 2
const EDGE = 3
/** The minimum share of columns filled in a row, and the maximum distance between two lines of a cell, in letter heights. */
const FILLED = 0.6
const NEAR = 1.6

/** Marks the rows of tables with a bold header row, and joins the lines of their cells, so that no text column is split off. */
export function joinTable(rows: PdfRow[]): PdfRow[] {
  const joined: PdfRow[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const table = isHead(rows[index]!) ? tableAt(rows, index) : null
    joined.push(...(table?.rows ?? [rows[index]!]))
    if (table) index = table.end - 1
  }
  return joined
}

const isHead = ({ segments }: PdfRow) => segments.length >= COLUMNS && segments.every(({ isBold }) => isBold) && !areSections(segments)

// "Education | Skills | References": adjacent sections, not a header row.
function areSections(segments: PdfSegment[]): boolean {
  const kinds = segments.map(({ text }) => headingKind(text))
  return !kinds.includes(null) && new Set(kinds).size === kinds.length
}

function tableAt(rows: PdfRow[], head: number): { rows: PdfRow[]; end: number } | null {
  const first = withHeadLines(rows, head)
  const columns = first.row.segments
  const placeOf = placeIn(columns)
  const table: PdfRow[] = [{ ...first.row, isTable: true }]
  let end = first.end
  for (let lowest = rows[end - 1]!; end < rows.length; end += 1) {
    const row = rows[end]!
    const places = row.segments.map(placeOf)
    const isRow = areApart(places) && !row.segments.every(({ isBold }) => isBold)
    const isNew = places[0] === 0 && places.length >= Math.max(2, columns.length * FILLED)
    const isMore = table.length > 1 && lowest.y - row.y <= NEAR * row.size && row.segments.every(({ text }) => headingKind(text) === null)
    if (!isRow || (!isNew && !isMore)) break
    if (isNew) table.push({ ...row, isTable: true })
    else table.push(withMore(table.pop()!, row, placeOf))
    lowest = row
  }
  return table.length > ROWS ? { rows: table, end } : null
}

// The further lines of a header row: "Passing" below "Year of". Fewer cells continue than the header has, each below its own.
function withHeadLines(rows: PdfRow[], head: number): { row: PdfRow; end: number } {
  let row = rows[head]!
  let end = head + 1
  for (; end < rows.length; end += 1) {
    const more = rows[end]!
    const columns = row.segments
    const placeOf = placeIn(columns)
    const places = more.segments.map(placeOf)
    const isMore =
      more.segments.every(({ isBold }) => isBold) &&
      places.length < columns.length &&
      areApart(places) &&
      rows[end - 1]!.y - more.y <= NEAR * more.size &&
      more.segments.every(({ text }) => headingKind(text) === null)
    if (!isMore) break
    row = withMore(row, more, placeOf)
  }
  return { row, end }
}

/** Returns the column above a segment; -1 if there is none. */
const placeIn = (columns: PdfSegment[]) => (segment: PdfSegment) => columns.findIndex((column) => isBelow(segment, column))

/** Whether each segment is below a column, and no two below the same one. */
const areApart = (places: number[]) => new Set(places).size === places.length && !places.includes(-1)

const isBelow = (segment: PdfSegment, column: PdfSegment) =>
  Math.abs(segment.x - column.x) < EDGE ||
  Math.abs(segment.right - column.right) < EDGE ||
  Math.abs(segment.x + segment.right - column.x - column.right) < 2 * EDGE

function withMore(row: PdfRow, below: PdfRow, placeOf: (segment: PdfSegment) => number): PdfRow {
  const segments = [...row.segments]
  for (const more of below.segments) {
    const at = segments.findIndex((segment) => placeOf(segment) === placeOf(more))
    if (at < 0) segments.push(more)
    else segments[at] = joinLines(segments[at]!, more)
  }
  return { ...row, segments: segments.toSorted((one, other) => one.x - other.x) }
}
