import { findDateRanges } from '#src/tools/dates/findDateRanges.ts'
import { isDateText } from '#src/tools/dates/isDateText.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The largest distance between two lines of a cell, in letter heights, and how far their edges may differ, in points. */
const NEAR = 1.8
const EDGE = 3
/** The most lines over which one range is wrapped: month, year, month, year and a dash of its own. */
const MOST = 5

/**
 * Joins ranges that are wrapped in a column too narrow for them ("March", "2019 –", "present"), whatever stands beside each line: the
 * first line gets the whole range, the others lose their part. Lines beside each other need not be level.
 */
export function joinStackedDates(rows: PdfRow[]): PdfRow[] {
  const gone = new Set<PdfSegment>()
  const whole = new Map<PdfSegment, PdfSegment>()
  for (const [index, row] of rows.entries())
    for (const segment of row.segments) {
      if (gone.has(segment) || !isDateText(segment.text) || isRange(segment.text) || isAtEnd(row, segment)) continue
      const chain = [segment]
      let y = row.y
      for (let next = index + 1; next < rows.length && chain.length < MOST; next += 1) {
        const below = rows[next]!
        if (y - below.y > NEAR * segment.size) break
        const more = below.segments.find((other) => isBelow(segment, other) && !gone.has(other))
        if (!more) continue
        if (isRange(more.text)) break
        chain.push(more)
        y = below.y
        const text = chain.map((one) => one.text).join(' ')
        if (!isRange(text)) continue
        for (const one of chain.slice(1)) gone.add(one)
        whole.set(segment, { ...segment, text, right: Math.max(...chain.map((one) => one.right)) })
        break
      }
    }
  if (whole.size === 0) return rows
  return rows.flatMap((row) => {
    const segments = row.segments.filter((segment) => !gone.has(segment)).map((segment) => whole.get(segment) ?? segment)
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

// Where dates at the right edge of a line of their size are wrapped, so is the text on their left (`joinWrapped`).
const isAtEnd = ({ segments }: PdfRow, segment: PdfSegment) =>
  segments.length === 2 && segments[1] === segment && Math.abs(segments[0]!.size - segment.size) < 0.6

function isBelow(first: PdfSegment, other: PdfSegment): boolean {
  const isAligned = Math.abs(first.x - other.x) < EDGE || Math.abs(first.right - other.right) < EDGE
  return isAligned && Math.abs(first.size - other.size) < 0.6 && (isDateText(other.text) || /^[-–—]$/.test(other.text))
}

/** Whether a text is one whole range and nothing else. */
function isRange(text: string): boolean {
  const [range, second] = findDateRanges(text)
  return (
    range !== undefined &&
    !second &&
    range.range.start !== null &&
    range.from === 0 &&
    range.to >= text.trimEnd().length &&
    !/[-–—]\s*$/.test(text)
  )
}
