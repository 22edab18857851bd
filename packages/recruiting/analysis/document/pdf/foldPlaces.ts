import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The maximum distance of a place from two-line dates, in letter heights, and the tolerance for their edges, in points. */
const NEAR = 3.4
const EDGE = 3
/** The maximum line distance within a text, in letter heights. */
const CLOSE = 1.8
// Text that can be below dates in their column: a place, or a few similar words.
const SHORT = /^\p{Lu}[^:;@]{1,31}$/u

/**
 * Moves the text below the dates in a narrow side column, usually a place, to the end of the dates’ row, so that it does not split the
 * adjacent text. Columns without dates, or with only one, do not change.
 */
export function foldPlaces(rows: PdfRow[]): PdfRow[] {
  const dates = rows.flatMap((row, index) =>
    row.segments.filter((segment) => isBeside(row, segment)).map((segment) => ({ index, segment })),
  )
  const gone = new Set<PdfSegment>()
  const more = new Map<PdfSegment, PdfSegment>()
  for (const { index, segment } of dates) {
    if (!dates.some(({ segment: other }) => other !== segment && isAligned(segment, other))) continue
    const { segments } = rows[index]!
    const isLeft = segments[0] === segment
    const edge = isLeft ? segments[1]!.x : segments.at(-2)!.right
    const below = rows
      .slice(index + 1)
      .filter((row) => segment.y - row.y <= NEAR * segment.size)
      .flatMap((row) => (isLeft ? row.segments.slice(0, 1) : row.segments.slice(-1)))
      .find((other) => isAligned(segment, other) && (isLeft ? other.right < edge : other.x > edge))
    if (
      !below ||
      below.isBold !== segment.isBold ||
      Math.abs(below.size - segment.size) > 0.6 ||
      !SHORT.test(below.text) ||
      findDateRanges(below.text).length > 0
    )
      continue
    gone.add(below)
    const end = segments.at(-1)!.right
    more.set(segments.at(-1)!, { ...below, x: end + 1, right: end + 1, y: segment.y })
  }
  // If more dates have a place above than below, each place belongs to the dates below it.
  const isPlace = (one: PdfSegment) => SHORT.test(one.text) && findDateRanges(one.text).length === 0 && headingKind(one.text) === null
  const above = dates.filter(({ index, segment }) => {
    const row = rows[index - 1]
    return (
      row !== undefined &&
      row.y - segment.y <= CLOSE * segment.size &&
      row.segments.length > 1 &&
      row.segments.some((other) => other !== row.segments[0] && isAligned(segment, other) && isPlace(other))
    )
  })
  if (above.length > more.size) return rows
  // A column that contains other text is not a column of dates.
  const first = dates[0]?.index ?? 0
  const own = rows.slice(first, (dates.at(-1)?.index ?? 0) + 1).flatMap(({ segments }) => segments)
  const others = own.filter(
    (segment) => !gone.has(segment) && !isDateText(segment.text) && dates.some(({ segment: date }) => isAligned(date, segment)),
  )
  if (others.length > dates.length / 4) return rows
  // If only some of the dates have text below them, that text is not a place.
  if (more.size < 2 || more.size < dates.length / 2) return rows
  return rows.flatMap((row) => {
    const segments = row.segments.flatMap((segment) => {
      const place = more.get(segment)
      return gone.has(segment) ? [] : place ? [segment, place] : [segment]
    })
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

const isAligned = (one: PdfSegment, other: PdfSegment) => Math.abs(one.x - other.x) < EDGE || Math.abs(one.right - other.right) < EDGE

// Dates at either end of a row that has other text.
function isBeside({ segments }: PdfRow, segment: PdfSegment): boolean {
  const isEnd = segments.length > 1 && (segments[0] === segment || segments.at(-1) === segment)
  return isEnd && isDateText(segment.text) && findDateRanges(segment.text)[0]?.range.start != null
}
