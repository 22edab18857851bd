import { joinLines } from './joinLines.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The distance from the row to the lines of a two-line cell, in letter heights, and the tolerance for their edges, in points. */
const LEAST = 0.3
const MOST = 0.9
const EDGE = 3
/** The maximum difference between the distances of its two lines from the row, in letter heights. */
const UNEVEN = 0.25
/** The minimum number of cells on the row between the lines of such a cell: two columns of text can be half a line apart by chance. */
const CELLS = 2
/** The distance from such a cell to the rows above and below it, in letter heights. */
const FAR = 1.2

/** Joins the lines of two-line cells that are vertically centered on their row. */
export function joinCentred(rows: PdfRow[]): PdfRow[] {
  const joined: PdfRow[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const isAlone = isFarBelow(rows[index - 1], rows[index]!) && isFarBelow(rows[index + 2], rows[index + 3])
    const whole = isAlone ? joinThree(rows[index]!, rows[index + 1], rows[index + 2]) : null
    joined.push(whole ?? rows[index]!)
    if (whole) index += 2
  }
  return joined
}

const isFarBelow = (above: PdfRow | undefined, row: PdfRow | undefined) => !above || !row || above.y - row.y >= FAR * row.size

function joinThree(above: PdfRow, row: PdfRow | undefined, below: PdfRow | undefined): PdfRow | null {
  if (!row || !below || row.segments.length < CELLS || above.segments.length !== below.segments.length) return null
  const isHalf = (distance: number) => distance >= LEAST * row.size && distance <= MOST * row.size
  const isMiddle = Math.abs(above.y - 2 * row.y + below.y) <= UNEVEN * row.size
  const isBelow = above.segments.every((segment, nth) => isLike(segment, below.segments[nth]!))
  const isFree = [...above.segments, ...below.segments].every((segment) => row.segments.every((other) => isApart(segment, other)))
  if (!isHalf(above.y - row.y) || !isHalf(row.y - below.y) || !isMiddle || !isBelow || !isFree) return null
  const cells = above.segments.map((segment, nth) => joinLines(segment, below.segments[nth]!))
  return { ...row, segments: [...row.segments, ...cells].toSorted((one, other) => one.x - other.x) }
}

const isLike = (one: PdfSegment, other: PdfSegment) => Math.abs(one.x - other.x) < EDGE && one.isBold === other.isBold
const isApart = (one: PdfSegment, other: PdfSegment) => one.right < other.x || other.right < one.x
