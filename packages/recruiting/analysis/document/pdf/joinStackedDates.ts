import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** The maximum distance between two lines of a cell, in letter heights, and the tolerance for their edges, in points. */
const NEAR = 1.8
const EDGE = 3
/** The maximum number of lines of a wrapped range: month, year, month, year and a separate dash. */
const MOST = 5

/**
 * Joins ranges that are wrapped in a narrow column ("March", "2019 –", "present"), whatever text is next to each line: the whole range
 * moves to the first line. Adjacent lines need not be level.
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
        // "Oct" above "2021 – Present" is the month of the range’s start.
        if (isRange(more.text) && /\d/.test(segment.text)) break
        chain.push(more)
        y = below.y
        const text = chain.map((one) => one.text).join(' ')
        if (!isRange(text)) continue
        for (const one of chain.slice(1)) gone.add(one)
        whole.set(segment, { ...segment, text, right: Math.max(...chain.map((one) => one.right)) })
        break
      }
    }
  const joined = withWhole(rows, whole, gone)
  const pairs = pairsOf(joined)
  return withWhole(joined, new Map(pairs.map(({ first, range }) => [first, range])), new Set(pairs.map(({ second }) => second)))
}

function withWhole(rows: PdfRow[], whole: ReadonlyMap<PdfSegment, PdfSegment>, gone: ReadonlySet<PdfSegment>): PdfRow[] {
  if (whole.size === 0) return rows
  return rows.flatMap((row) => {
    const segments = row.segments.filter((segment) => !gone.has(segment)).map((segment) => whole.get(segment) ?? segment)
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

/** The distance between pairs, relative to the distance of the two dates of a pair, and the minimum number of pairs. */
const APART = 1.4
const SEVERAL = 2

type Pair = { first: PdfSegment; second: PdfSegment; range: PdfSegment }
type Dated = { segment: PdfSegment; y: number }

/**
 * Ranges whose start and end are on separate lines without a dash ("March 2019", "present"), in a column of dates that contains only such
 * pairs, with gaps between them.
 */
function pairsOf(rows: PdfRow[]): Pair[] {
  const columns = new Map<number, Dated[]>()
  for (const { segments, y } of rows)
    for (const segment of segments.slice(0, -1)) {
      const edge = Math.round(segment.x / EDGE)
      if (isDateText(segment.text)) columns.set(edge, [...(columns.get(edge) ?? []), { segment, y }])
    }
  return [...columns.values()].flatMap((column) => {
    const starts = column.flatMap((one, index) => (isPair(one, column[index + 1]) ? [index] : []))
    const isWhole = starts.length >= SEVERAL && starts.length * 2 === column.length && starts.every((start, nth) => start === nth * 2)
    const isSetApart = starts.every(
      (start, nth) => nth === 0 || column[start - 1]!.y - column[start]!.y > APART * (column[start]!.y - column[start + 1]!.y),
    )
    if (!isWhole || !isSetApart) return []
    return starts.map((start): Pair => {
      const [first, second] = [column[start]!.segment, column[start + 1]!.segment]
      const range = { ...first, text: `${first.text} – ${second.text}`, right: Math.max(first.right, second.right) }
      return { first, second, range }
    })
  })
}

/** Whether two dates, one below the other, are the start and end of one range. */
function isPair(first: Dated, second: Dated | undefined): boolean {
  if (!second || first.y - second.y > NEAR * first.segment.size || [first, second].some(({ segment }) => isRange(segment.text)))
    return false
  const range = findDateRanges(`${first.segment.text} – ${second.segment.text}`)
  const { start, end } = range[0]?.range ?? { start: null, end: null }
  if (range.length !== 1 || start === null || end === null) return false
  return end === 'present' || end.year * 12 + (end.month ?? 1) >= start.year * 12 + (start.month ?? 1)
}

// If dates at the right edge of a line of the same size are wrapped, the text to their left is wrapped too (`joinWrapped`).
const isAtEnd = ({ segments }: PdfRow, segment: PdfSegment) =>
  segments.length === 2 && segments[1] === segment && Math.abs(segments[0]!.size - segment.size) < 0.6

function isBelow(first: PdfSegment, other: PdfSegment): boolean {
  const isAligned = Math.abs(first.x - other.x) < EDGE || Math.abs(first.right - other.right) < EDGE
  return isAligned && Math.abs(first.size - other.size) < 0.6 && (isDateText(other.text) || /^[-–—]$/.test(other.text))
}

/** Whether a text is exactly one range. */
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
