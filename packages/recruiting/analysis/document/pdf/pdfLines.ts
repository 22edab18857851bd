import { splitBullet } from '#packages/recruiting/analysis/document/bullet.ts'
import type { TextLine, TextLook } from '#packages/recruiting/analysis/document/ReadDocument.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { foldPlaces } from './foldPlaces.ts'
import { joinCentred } from './joinCentred.ts'
import { joinMargin } from './joinMargin.ts'
import { joinStackedDates } from './joinStackedDates.ts'
import { joinTable } from './joinTable.ts'
import { joinWrapped } from './joinWrapped.ts'
import { pdfColumns } from './pdfColumns.ts'
import type { PdfPiece, PdfRow } from './PdfPiece.ts'
import { pdfRows } from './pdfRows.ts'
import { raiseDates } from './raiseDates.ts'

/** A page: its pieces, and its height in points. */
export type PdfPage = { pieces: PdfPiece[]; height: number }

/**
 * The share of a page at its top and bottom where repeated text is a header or footer, and where small, separate text is one even on a
 * single page.
 */
const EDGE = 0.1
const EXTREME = 0.045

/** The lines of all pages in reading order, with the header of each page first and its footer last. */
export function pdfLines(pages: PdfPage[]): { lines: TextLine[]; columns: number; tables: number } {
  const rowsOf = pages.map((page) => pdfRows(page.pieces))
  const places = edgePlaces(rowsOf, pages)
  const usual = usualDistance(rowsOf)
  const lines: TextLine[] = []
  let columns = 1
  let tables = 0
  for (const [index, rows] of rowsOf.entries()) {
    const at = (place: TextLine['place']) => rows.filter((row) => (places.get(row) ?? 'body') === place)
    const page = index + 1
    lines.push(...at('header').map((row) => toLine(row, page, 'header', 0, 0, row.segments[0]!.x)))
    const blocks = pdfColumns(foldPlaces(raiseDates(joinStackedDates(joinMargin(joinTable(joinCentred(at('body'))))))))
    columns = Math.max(columns, 1 + Math.max(0, ...blocks.map((block) => block.column)))
    tables += countTables(at('body'))
    for (const { rows, column, left, isBeside } of blocks) {
      const own = joinWrapped(rows)
      const edge = Math.max(...own.map((row) => row.segments.at(-1)!.right))
      for (const [nth, row] of own.entries()) {
        const pitch = nth === 0 ? 0 : own[nth - 1]!.y - row.y
        const gap = nth === 0 ? (lines.length === 0 || isBeside ? 0 : 1) : Math.max(0, pitch / Math.max(usual, row.size) - 1)
        const heading = row.isTable ? null : besideHeading(row)
        if (heading) lines.push(toLine(heading, page, 'body', column, gap, left))
        lines.push(toLine(heading ? { ...row, segments: row.segments.slice(1) } : row, page, 'body', column, heading ? 0 : gap, left, edge))
      }
    }
    lines.push(...at('footer').map((row) => toLine(row, page, 'footer', 0, 0, row.segments[0]!.x)))
  }
  return { lines, columns, tables }
}

function toLine(row: PdfRow, page: number, place: TextLine['place'], column: number, gap: number, left: number, edge?: number): TextLine {
  const letters = (bold: boolean) =>
    row.segments.filter((segment) => !bold || segment.isBold).reduce((sum, segment) => sum + segment.text.length, 0)
  const whole = row.segments.map((segment) => segment.text).join('\t')
  const { text, isBullet } = splitBullet(whole)
  // A bullet is a segment by itself or the start of one.
  const cut = whole.length - text.length
  let at = -cut
  const looks: TextLook[] = []
  for (const segment of row.segments) {
    for (const { from, look } of segment.looks) {
      const place = Math.max(0, at + from)
      if (looks.at(-1)?.from === place) looks.pop()
      if (looks.at(-1)?.look !== look) looks.push({ from: place, look })
    }
    at += segment.text.length + 1
  }
  const stops = row.segments.slice(-(text.match(/\t/g)?.length ?? 0) || row.segments.length).map((segment) => Math.round(segment.x - left))
  return {
    text,
    looks,
    ...(text.includes('\t') && { stops }),
    ...(edge !== undefined && { room: Math.max(0, Math.round(edge - row.segments.at(-1)!.right)) }),
    page,
    place,
    column,
    isBold: letters(true) >= letters(false) * 0.6,
    isHeading: false,
    isBullet,
    gapAbove: Math.round(gap * 100) / 100,
    size: Math.round(row.size * 10) / 10,
    indent: Math.round(row.segments[0]!.x - left),
  }
}

// A heading in the margin is level with the first line of its text but becomes a separate line.
function besideHeading(row: PdfRow): PdfRow | null {
  const [first, second] = row.segments
  if (!first || !second || headingKind(first.text) === null || /[:,]$/.test(first.text)) return null
  const differs =
    (first.isBold && !second.isBold) ||
    first.size > second.size + 0.6 ||
    (first.text === first.text.toUpperCase() && second.text !== second.text.toUpperCase())
  return differs || second.x - first.x > 70 ? { ...row, size: first.size, segments: [first] } : null
}

function edgePlaces(rowsOf: PdfRow[][], pages: PdfPage[]): Map<PdfRow, TextLine['place']> {
  const places = new Map<PdfRow, TextLine['place']>()
  const key = (row: PdfRow) =>
    row.segments
      .map((segment) => segment.text)
      .join(' ')
      .replace(/\d+/g, '#')
  const side = (row: PdfRow, page: PdfPage, part: number) =>
    row.y > page.height * (1 - part) ? 'header' : row.y < page.height * part ? 'footer' : null
  const seen = new Map<string, number>()
  for (const [index, rows] of rowsOf.entries()) {
    for (const row of new Set(rows.filter((row) => side(row, pages[index]!, EDGE) && !isDateText(row.segments[0]!.text)).map(key)))
      seen.set(row, (seen.get(row) ?? 0) + 1)
  }
  for (const [index, rows] of rowsOf.entries()) {
    const page = pages[index]!
    const body = median(rows.map((row) => row.size))
    for (const [nth, row] of rows.entries()) {
      const place = side(row, page, EDGE)
      if (!place) continue
      const neighbour = place === 'header' ? rows[nth + 1] : rows[nth - 1]
      const isApart =
        side(row, page, EXTREME) !== null && row.size <= body * 1.15 && (!neighbour || Math.abs(neighbour.y - row.y) > 2.2 * body)
      const isNumber = /^(?:page )?# ?(?:(?:of|\/) ?#)?$|^page #/i.test(key(row))
      if ((pages.length > 1 && (seen.get(key(row)) ?? 0) >= Math.max(2, pages.length / 2)) || isApart || isNumber) places.set(row, place)
    }
  }
  return places
}

function usualDistance(rowsOf: PdfRow[][]): number {
  const distances = rowsOf.flatMap((rows) => rows.slice(1).map((row, index) => Math.round(rows[index]!.y - row.y)))
  const counts = new Map<number, number>()
  for (const distance of distances) if (distance > 4) counts.set(distance, (counts.get(distance) ?? 0) + 1)
  return [...counts].toSorted(([one, often], [other, more]) => more - often || one - other)[0]?.[0] ?? 12
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

// A table: at least three consecutive rows with three or more segments at the same positions.
function countTables(rows: PdfRow[]): number {
  let tables = 0
  let alike = 1
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    const isAlike =
      row.segments.length >= 3 &&
      before?.segments.length === row.segments.length &&
      row.segments.every((segment, nth) => Math.abs(segment.x - before.segments[nth]!.x) < 3)
    alike = isAlike ? alike + 1 : 1
    if (alike === 3) tables += 1
  }
  return tables
}
