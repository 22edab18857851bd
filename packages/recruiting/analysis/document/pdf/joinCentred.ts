import { joinLines } from './joinLines.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** How far from its row the lines of a cell in two lines stand, in letter heights, and how far their edges may differ, in points. */
const LEAST = 0.3
const MOST = 0.9
const EDGE = 3
/** How much the distances of its two lines from the row may differ, in letter heights. */
const UNEVEN = 0.25
/** The fewest cells that stand level between the lines of such a cell: two columns of text may be half a line apart by chance. */
const CELLS = 2
/** The distance, in letter heights, from the rows above and below such a cell. */
const FAR = 1.2

/** Joins the lines of cells in two lines that are set around the middle of the row to which they belong. */
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
