import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { joinLines } from './joinLines.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The maximum distance between two lines of a wrapped text, in letter heights, and the tolerance for their edges, in points. */
const NEAR = 1.7
const EDGE = 3

/**
 * Joins wrapped rows: a date range at the right edge that continues in the next row ("Mar 2019 –", "Present"), with the text to its left,
 * and a heading that ends with "and".
 */
export function joinWrapped(rows: PdfRow[]): PdfRow[] {
  const joined: PdfRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const whole =
      last && last.y - row.y <= NEAR * last.size && Math.abs(last.size - row.size) < 0.6
        ? (joinDates(last, row) ?? joinHeading(last, row))
        : null
    const parted = last && !whole && last.y - row.y <= NEAR * last.size ? (joinLeftDates(last, row) ?? joinCells(last, row)) : null
    if (whole) joined[joined.length - 1] = whole
    else if (parted) joined.splice(-1, 1, ...parted)
    else joined.push(row)
  }
  return joined
}

function joinDates(above: PdfRow, below: PdfRow): PdfRow | null {
  const [left, dates] = above.segments
  const more = below.segments.at(-1)!
  if (!left || !dates || above.segments.length !== 2 || below.segments.length > 2) return null
  const isUnder = Math.abs(dates.x - more.x) < EDGE || Math.abs(dates.right - more.right) < EDGE
  const rest = below.segments.length === 2 ? below.segments[0]! : null
  if (!isUnder || (rest && Math.abs(rest.x - left.x) > EDGE)) return null
  const text = `${dates.text} ${more.text}`
  const own = findDateRanges(more.text)[0]?.range
  const [range, second] = findDateRanges(text)
  const isOne = range && !second && range.from === 0 && range.to === text.length && range.range.start !== null && !own?.start
  const wasOne =
    /[-–—]$|\b(?:to|until|till)(?: \p{L}+)?$/u.test(dates.text) ||
    /^[-–—]|^to\b/.test(more.text) ||
    (/\p{L}\.?$/u.test(dates.text) && isDateText(dates.text) && /^\d{4}$/.test(more.text))
  return isOne && wasOne
    ? {
        ...above,
        segments: [
          { ...left, text: rest ? `${left.text} ${rest.text}` : left.text },
          { ...dates, text, right: Math.max(dates.right, more.right) },
        ],
      }
    : null
}

// "2021 –" above "present" in a column on the left; the adjacent rows do not change.
function joinLeftDates(above: PdfRow, below: PdfRow): PdfRow[] | null {
  const [dates] = above.segments
  const [more, ...beside] = below.segments
  if (
    !dates ||
    !more ||
    above.segments.length < 2 ||
    (Math.abs(dates.x - more.x) > EDGE && Math.abs(dates.right - more.right) > EDGE) ||
    more.text.length > 25
  )
    return null
  const text = `${dates.text} ${more.text}`
  const ranges = findDateRanges(text)
  const own = findDateRanges(more.text)[0]?.range
  const isOne = ranges.length === 1 && ranges[0]!.from === 0 && ranges[0]!.to === text.length && ranges[0]!.range.start !== null
  const isOpen = /[-–—]$|(?<!\p{L})(?:to|bis|à|au|a|hasta|até|until)$/iu.test(dates.text)
  if (!isOne || own?.start || (!isOpen && findDateRanges(dates.text)[0]?.range.start)) return null
  const whole = { ...above, segments: [{ ...dates, text, right: Math.max(dates.right, more.right) }, ...above.segments.slice(1)] }
  return beside.length > 0 ? [whole, { ...below, segments: beside }] : [whole]
}

// A cell, in a row of three or more, that continues in the next row while the last cell has separate text below it.
function joinCells(above: PdfRow, below: PdfRow): PdfRow[] | null {
  if (above.segments.length < 3 || below.segments.length >= above.segments.length) return null
  const places = below.segments.map((segment) => above.segments.findIndex(({ x }) => Math.abs(x - segment.x) < EDGE))
  const inner = places.filter(
    (at, nth) => at > 0 && at < above.segments.length - 1 && isSameLook(above.segments[at]!, below.segments[nth]!),
  )
  if (inner.length === 0 || places[0]! < 1) return null
  // A row that ends with dates does not continue a row that also does.
  if (isDateText(above.segments.at(-1)!.text) && isDateText(below.segments.at(-1)!.text)) return null
  const segments = above.segments.map((segment, at) => {
    const more = below.segments[places.indexOf(at)]
    return more && inner.includes(at) ? joinLines(segment, more) : segment
  })
  const rest = below.segments.filter((_segment, index) => !inner.includes(places[index]!))
  return rest.length > 0
    ? [
        { ...above, segments },
        { ...below, segments: rest },
      ]
    : [{ ...above, segments }]
}

const isSameLook = (above: PdfSegment, below: PdfSegment) => above.isBold === below.isBold && above.isItalic === below.isItalic

function joinHeading(above: PdfRow, below: PdfRow): PdfRow | null {
  const [first] = above.segments
  const [second] = below.segments
  if (
    !first ||
    !second ||
    above.segments.length + below.segments.length > 2 ||
    !/\s(?:and|&)$/i.test(first.text) ||
    first.isBold !== second.isBold
  )
    return null
  const text = `${first.text} ${second.text}`
  return headingKind(text) ? { ...above, segments: [{ ...first, text, right: Math.max(first.right, second.right) }] } : null
}
