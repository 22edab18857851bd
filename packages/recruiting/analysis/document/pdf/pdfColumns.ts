import { findDateRanges } from '#packages/recruiting/analysis/dates/findDateRanges.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { hasDate } from '#packages/recruiting/analysis/dates/hasDate.ts'
import { headingKind } from '#packages/recruiting/analysis/document/headingKind.ts'
import { isFormLabel } from '#packages/recruiting/analysis/document/formLabel.ts'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'

/** Rows in one column of a page, in reading order. `left` is its left edge in points. */
type PdfBlock = { rows: PdfRow[]; column: number; left: number; isBeside?: boolean }

/** The requirements for two columns: the minimum number of rows on each side, and the minimum gap, in points. */
const ROWS = 4
const STRIP = 9
/** The share of dates, headings and the like from which one side annotates the rows of the other. */
const BESIDE = 0.5

/** The minimum share of similar cells. */
const MOST = 0.7

type Cut = { x: number; from: number; to: number; score: number }

/** The maximum distance between two lines of a cell, in letter heights. */
const CLOSE = 1.75

/**
 * The blocks of a page in reading order: the text above the columns, each column from top to bottom, then the text below. A gap through
 * several rows with text on both sides separates columns, unless one side only annotates the rows of the other: dates, places, labels.
 */
export function pdfColumns(rows: PdfRow[], column = 0, depth = 0): PdfBlock[] {
  const cut = depth < 4 ? (bestCut(rows) ?? headingCut(rows)) : null
  if (!cut) return rows.length === 0 ? [] : [{ rows, column, left: Math.min(...rows.map((row) => row.segments[0]!.x)) }]
  const band = rows.slice(cut.from, cut.to)
  const side = (isLeft: boolean) => keep(band, (segment) => centre(segment) < cut.x === isLeft)
  const starts = cellStarts(band, cut.x)
  if (starts) {
    const cells = starts.flatMap((start, index) => {
      const own = band.slice(start, starts[index + 1])
      const part = (isLeft: boolean) => keep(own, (segment) => centre(segment) < cut.x === isLeft)
      return [part(true), part(false)].flatMap((rows, nth) =>
        rows.length > 0
          ? [{ rows, column, left: Math.min(...rows.map((row) => row.segments[0]!.x)), ...(nth === 1 && { isBeside: true }) }]
          : [],
      )
    })
    return [
      ...pdfColumns(rows.slice(0, cut.from + starts[0]!), column, depth + 1),
      ...cells,
      ...pdfColumns(rows.slice(cut.to), column, depth + 1),
    ]
  }
  const left = pdfColumns(side(true), column, depth + 1)
  const next = Math.max(column, ...left.map((block) => block.column)) + 1
  return [
    ...pdfColumns(rows.slice(0, cut.from), column, depth + 1),
    ...left,
    ...pdfColumns(side(false), next, depth + 1),
    ...pdfColumns(rows.slice(cut.to), column, depth + 1),
  ]
}

/**
 * The first lines of table rows whose cells have several lines: dates in the left cell, level with the first line of their entry. Null if
 * the two sides are independent columns.
 */
function cellStarts(band: PdfRow[], x: number): number[] | null {
  const left = band.map((row) => row.segments.filter((segment) => segment.x < x))
  const right = band.map((row) => row.segments.filter((segment) => segment.x > x))
  const isRanged = (segments: PdfSegment[]) => findDateRanges(textOf(segments)).some(({ range }) => range.start !== null)
  const isApart = (side: PdfSegment[][], index: number) => {
    const before = side.slice(0, index).findLastIndex((segments) => segments.length > 0)
    return before < 0 || band[before]!.y - band[index]!.y > CLOSE * band[index]!.size
  }
  const starts = band.flatMap((_row, index) => {
    const follows = index > 0 && isRanged(left[index - 1]!) && right[index]!.length > 0 && isApart(right, index)
    return left[index]!.length > 0 && (isApart(left, index) || follows) ? [index] : []
  })
  const dated = starts.filter((start, index) => left.slice(start, starts[index + 1] ?? band.length).some(isRanged))
  const lines = left.filter((segments) => segments.length > 0).length
  const isOwn =
    right.some((segments) => segments.length > 0 && isHeading(textOf(segments))) || right.filter(isRanged).length > dated.length / 2
  if (dated.length < 2 || lines < starts.length * 1.5 || isOwn) return null
  const isLevel = dated.filter((start) => right[start]!.length > 0 && isApart(right, start))
  const beside = starts.filter((start) => right[start]!.length > 0)
  return isLevel.length >= dated.length * 0.9 && beside.length <= dated.length + 1 ? starts : null
}

const textOf = (segments: PdfSegment[]) => segments.map((segment) => segment.text).join(' ')

const wordsOf = (cells: PdfSegment[][]) => cells.reduce((sum, segments) => sum + textOf(segments).split(' ').length, 0)

const centre = (segment: PdfSegment) => (segment.x + segment.right) / 2

function keep(rows: PdfRow[], test: (segment: PdfSegment) => boolean): PdfRow[] {
  return rows.flatMap((row) => {
    const segments = row.segments.filter(test)
    return segments.length > 0 ? [{ ...row, y: segments[0]!.y, segments, size: Math.max(...segments.map((segment) => segment.size)) }] : []
  })
}

function bestCut(rows: PdfRow[]): Cut | null {
  const edges = new Set<number>()
  for (const { segments } of rows) {
    for (const segment of segments) edges.add(Math.round(segment.x) - STRIP / 2)
  }
  let best: Cut | null = null
  for (const x of edges) {
    for (const cut of runs(rows, x)) {
      if (cut.score > (best?.score ?? 0) && isColumns(rows.slice(cut.from, cut.to), cut.x)) best = cut
    }
  }
  return best
}

/** The minimum number of rows below adjacent headings. */
const BELOW = 2

/** The indents that a heading on a colored background can have in its column, in points, the most common first. */
const SET_IN = [0, 8, 14]

// Adjacent headings start columns, however short.
function headingCut(rows: PdfRow[]): Cut | null {
  const from = rows.findIndex(({ segments, isTable }) => !isTable && segments.length > 1 && segments.every(({ text }) => isHeading(text)))
  if (from < 0) return null
  const ends = SET_IN.map((indent) => {
    const x = rows[from]!.segments[1]!.x - STRIP / 2 - indent
    const end = rows.findIndex(({ segments }, index) => index > from && segments.some((one) => one.x < x && one.right > x))
    return { x, to: end < 0 ? rows.length : end }
  })
  const { x, to } = ends.toSorted((one, other) => other.to - one.to)[0]!
  const has = (isLeft: boolean) => keep(rows.slice(from + 1, to), (segment) => segment.x < x === isLeft).length > 0
  return to - from > BELOW && has(true) && has(false) ? { x, from, to, score: 0 } : null
}

// The longest runs of rows with a gap at x, each trimmed to the rows where both sides continue.
function runs(rows: PdfRow[], x: number): Cut[] {
  const cuts: Cut[] = []
  let from = 0
  for (let to = 0; to <= rows.length; to += 1) {
    const crosses =
      to === rows.length ||
      isCut(rows[to]!, x) ||
      rows[to]!.segments.some((segment) => !overflows(segment, x) && segment.x < x + STRIP / 2 - 1 && segment.right > x - STRIP / 2 + 1)
    if (!crosses) continue
    from += belowCentred(rows.slice(from, to), x, rows[from - 1])
    from += afterDated(rows.slice(from, to), x)
    from += aboveFlush(rows.slice(from, to), x)
    const own = withoutDated(rows.slice(from, to), x)
    const band = rows.slice(from, from + own)
    const first = band.findIndex((row) => row.segments.some((segment) => segment.x > x))
    const last = band.findLastIndex((row) => row.segments.some((segment) => segment.x > x))
    const both = band.slice(first, last + 1)
    const count = (isRight: boolean) => both.filter((row) => row.segments.some((segment) => segment.x > x === isRight)).length
    if (first >= 0 && count(true) >= ROWS && count(false) >= ROWS)
      cuts.push({ x, ...widen(rows, from, from + own, from + first, x), score: Math.min(count(true), count(false)) * 100 + both.length })
    from = to + 1
  }
  return cuts
}

// The number of rows before a heading on the left below which the right side only has dates, each level with its entry: the entries of a
// work history below a short list in two columns.
function withoutDated(band: PdfRow[], x: number): number {
  const sides = band.map(({ segments }) => ({
    left: segments.filter((segment) => segment.x < x),
    right: segments.filter((segment) => segment.x > x),
  }))
  const heading = sides.findIndex(
    ({ left, right }, index) => left.length === 1 && right.length === 0 && isHeading(left[0]!.text) && index > 0,
  )
  const below = heading < 0 ? [] : sides.slice(heading + 1).filter(({ right }) => right.length > 0)
  const isDated = below.length > 0 && below.every(({ left, right }) => left.length > 0 && isDateText(textOf(right)))
  return isDated && sides.slice(0, heading).some(({ right }) => right.length > 0) ? heading : band.length
}

// The number of rows before adjacent headings above which the right side only has dates: the entries of a work history above two short
// lists.
function afterDated(rows: PdfRow[], x: number): number {
  const on = (index: number, isLeft: boolean) => rows[index]!.segments.filter((segment) => segment.x < x === isLeft)
  const isHead = (segments: PdfSegment[]) => segments.length === 1 && isHeading(segments[0]!.text)
  const heads = rows.findIndex((_row, index) => isHead(on(index, true)) && isHead(on(index, false)))
  const above = [...rows.keys()].slice(0, Math.max(0, heads)).filter((index) => on(index, false).length > 0)
  return above.length > 0 && above.every((index) => on(index, true).length > 0 && isDateText(textOf(on(index, false)))) ? heads : 0
}

// The number of rows above a heading on the left below which all text on the right is right-aligned, each level with its entry: contact
// details in the middle of the page do not turn a work history into columns.
function aboveFlush(rows: PdfRow[], x: number): number {
  const heading = rows.findIndex(({ segments }) => segments.length === 1 && segments[0]!.x < x && isHeading(segments[0]!.text))
  const below = rows.slice(Math.max(0, heading)).filter(({ segments }) => segments.at(-1)!.x > x)
  const end = Math.max(...below.map(({ segments }) => segments.at(-1)!.right))
  const isFlush = ({ segments }: PdfRow) => segments.length === 2 && segments[0]!.x < x && end - segments[1]!.right < LEVEL
  const isDated = below.some(({ segments }) => isDateText(segments.at(-1)!.text))
  return heading > 0 && below.length >= ROWS && isDated && below.every(isFlush) ? heading : 0
}

/** The tolerance of centered lines around their axis, and their minimum indent in the right column, in points. */
const OFF = 6
const INSIDE = 8

// The number of first rows that only have text centered below the row above both columns: a headline below a name.
function belowCentred(rows: PdfRow[], x: number, above: PdfRow | undefined): number {
  if (!above) return 0
  const axis = (above.segments[0]!.x + above.segments.at(-1)!.right) / 2
  const isOver = ({ segments }: PdfRow) => segments.length === 1 && segments[0]!.x > x && Math.abs(centre(segments[0]!) - axis) < OFF
  const count = Math.max(
    0,
    rows.findIndex((row) => !isOver(row)),
  )
  const edge = Math.min(...rows.slice(count).flatMap(({ segments }) => segments.filter((one) => one.x > x).map((one) => one.x)))
  return rows.slice(0, count).every(({ segments }) => segments[0]!.x > edge + INSIDE) ? count : 0
}

const isCut = ({ segments, isTable }: PdfRow, x: number) => isTable === true && segments[0]!.x < x && segments.at(-1)!.x > x

// An address that cannot be wrapped can overflow a narrow column.
const overflows = ({ text, x: from, right }: PdfSegment, x: number) => /^\S{12,}$/.test(text) && /[@/]/.test(text) && (from + right) / 2 < x

// Rows above the first row on the right belong to the left column only if they are close to it and no wider.
function widen(rows: PdfRow[], from: number, to: number, first: number, x: number): { from: number; to: number } {
  let start = first
  while (start > from) {
    const above = rows[start - 1]!
    const distance = above.y - rows[start]!.y
    if (
      distance > 2.6 * Math.max(above.size, rows[start]!.size) ||
      above.size > 1.4 * rows[start]!.size ||
      above.segments.at(-1)!.right > x
    )
      break
    start -= 1
  }
  return { from: start, to }
}

function isColumns(band: PdfRow[], x: number): boolean {
  const left = band.map((row) => row.segments.filter((segment) => segment.x < x))
  const right = band.map((row) => row.segments.filter((segment) => segment.x > x))
  if (hasDatesOf(left, right) || cutsTable(band, x)) return false
  const firsts = right.flatMap((segments) => segments.slice(0, 1))
  const lasts = right.flatMap((segments) => segments.slice(-1))
  if (areLabels(left, right) || isMargin(left, right) || isLastCell(left, right)) return false
  if (isTall(left, cellStarts(band, x))) return true
  return !isDated(left, right) && !isBeside(left, right) && !isBeside(right, left) && hasEdge(firsts) && !isFlushRight(lasts, firsts)
}

/** The maximum average number of words of a label, and the maximum share of the width that labels take. */
const SHORT = 2.6
const NARROW = 0.4

// Labels level with their values, in sections whose headings have nothing next to them.
function areLabels(left: PdfSegment[][], right: PdfSegment[][]): boolean {
  const isAlone = (index: number) => right[index]!.length === 0
  const headings = [...left.keys()].filter((index) => left[index]!.length > 0 && isAlone(index) && isHeading(textOf(left[index]!)))
  const labels = [...left.keys()].filter((index) => left[index]!.length > 0 && !headings.includes(index))
  const words = wordsOf(labels.map((index) => left[index]!))
  const isTold = headings.length > 0 && labels.length > 1 && !labels.some(isAlone)
  const isOwn = right.some((segments) => segments.length > 0 && isHeading(textOf(segments)))
  const edge = (side: PdfSegment[][]) => Math.min(...side.flatMap((segments) => segments.slice(0, 1)).map(({ x }) => x))
  const end = Math.max(...right.flat().map((segment) => segment.right))
  const isNarrow = edge(right) - edge(left) < (end - edge(left)) * NARROW
  // If each label has one line next to it that is a list or starts with the label’s colon, it is a table row, whatever its width.
  const beside = right.filter(({ length }) => length > 0)
  const isList = (segments: PdfSegment[]) => /^:|[,;]/.test(textOf(segments))
  const isEach = beside.length === labels.length && beside.filter(isList).length >= beside.length / 2
  return isTold && !isOwn && (isNarrow || isEach) && words < labels.length * SHORT && labels.length >= beside.length / 2
}

/** The minimum share of margin texts that are level with a line of the main text, and their maximum average number of words. */
const PAIRED = 0.85
const FEW = 3.2

// A margin with dates and labels, each level with its entry, below headings that are on the right only.
function isMargin(left: PdfSegment[][], right: PdfSegment[][]): boolean {
  const filled = [...left.keys()].filter((index) => left[index]!.length > 0)
  const dated = filled.filter((index) => isDateText(textOf(left[index]!)))
  const isPaired = (index: number) => right[index]!.length > 0
  const headings = [...right.keys()].filter((index) => right[index]!.length > 0 && isHeading(textOf(right[index]!)))
  const words = wordsOf(filled.map((index) => left[index]!))
  return (
    dated.length > 1 &&
    dated.every(isPaired) &&
    filled.filter(isPaired).length >= filled.length * PAIRED &&
    words < filled.length * FEW &&
    headings.length > 1 &&
    headings.every((index) => left[index]!.length === 0)
  )
}

// The last cells of a table whose rows begin with a cell of dates: each row has one, with little else below it.
function isLastCell(left: PdfSegment[][], right: PdfSegment[][]): boolean {
  const filled = [...right.keys()].filter((index) => right[index]!.length > 0)
  const dated = [...left.keys()].filter((index) => left[index]!.length > 1 && isDateText(left[index]![0]!.text))
  const level = dated.filter((index) => right[index]!.length > 0)
  return (
    level.length >= ROWS &&
    level.length >= dated.length * PAIRED &&
    level.length >= filled.length * MOST &&
    filled.every((index) => right[index]!.length === 1 && !isHeading(textOf(right[index]!)))
  )
}

/** The minimum number of cells per row and of consecutive rows of a table, and the tolerance for their edges, in points. */
const CELLS = 3
const LEVEL = 3

// Consecutive rows with the same number of aligned cells.
function cutsTable(band: PdfRow[], x: number): boolean {
  return band.some((row, index) => {
    const next = band.slice(index + 1, index + CELLS)
    if (next.length < CELLS - 1) return false
    const isCell = (segment: PdfSegment) => next.every(({ segments }) => segments.some((other) => Math.abs(other.x - segment.x) < LEVEL))
    const cells = row.segments.filter(isCell)
    return cells.length >= CELLS && cells.length === row.segments.length && cells[0]!.x < x && cells.at(-1)!.x > x
  })
}

// Tall cells with more than dates, next to several lines of the other side: reading by rows would mix unrelated lines.
function isTall(left: PdfSegment[][], starts: number[] | null): boolean {
  if (!starts) return false
  const cells = starts.filter((start) => !isHeading(textOf(left[start]!)))
  const tall = cells.filter((start) => {
    const filled = left.slice(start, starts.find((next) => next > start) ?? left.length).filter((segments) => segments.length > 0)
    return filled.length > 1 && filled.filter((segments) => hasDate(textOf(segments))).length <= filled.length / 2
  })
  return tall.length >= cells.length * MOST
}

// Dates at the end of the rows on the left, before a column that starts to the right of them.
function hasDatesOf(left: PdfSegment[][], right: PdfSegment[][]): boolean {
  const isRange = ({ text }: PdfSegment) => isDateText(text) && findDateRanges(text).some(({ range }) => range.start !== null)
  const dated = right.flatMap((segments, index) => (segments[0] && left[index]!.length > 0 && isRange(segments[0]) ? [segments[0]] : []))
  const end = Math.max(...dated.map(({ right: edge }) => edge))
  // Places are aligned with the dates.
  const isFlush = (segment: PdfSegment) => Math.abs(segment.right - end) < LEVEL
  const others = right.flatMap((segments) => segments.filter((segment) => !isRange(segment) && !isFlush(segment)))
  return dated.length > 1 && others.length >= ROWS && others.every((segment) => segment.x > end)
}

// Most rows of a right-hand column share its left edge, give or take an indent.
function hasEdge(firsts: PdfSegment[]): boolean {
  const counts = new Map<number, number>()
  for (const { x } of firsts) counts.set(Math.round(x / 3), (counts.get(Math.round(x / 3)) ?? 0) + 1)
  const common = [...counts.values()]
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .reduce((sum, count) => sum + count, 0)
  return common >= firsts.length * 0.6
}

// Right-aligned texts with varying starts, next to rows of which they are a part.
function isFlushRight(lasts: PdfSegment[], firsts: PdfSegment[]): boolean {
  const most = (edges: number[]) => Math.max(...edges.map((edge) => edges.filter((other) => Math.abs(other - edge) < 3).length))
  // A repeated town has the same start each time.
  const begins = firsts.filter(({ text }, index) => firsts.findIndex((other) => other.text === text) === index)
  return most(lasts.map(({ right }) => right)) >= lasts.length * 0.8 && most(begins.map(({ x }) => x)) < begins.length * 0.5
}

// Dates to the left of entries whose titles are level with them, as in a table: the right side has no dates and headings of its own.
function isDated(side: PdfSegment[][], other: PdfSegment[][]): boolean {
  const starts = (text: string) => findDateRanges(text).some(({ from, range }) => from < 2 && range.start !== null)
  const dated = side.flatMap((segments, index) => (starts(textOf(segments)) ? [index] : []))
  const filled = side.filter((segments) => segments.length > 0).length
  return (
    dated.length >= 2 &&
    dated.length >= filled * 0.2 &&
    dated.filter((index) => other[index]!.length > 0).length >= dated.length * 0.8 &&
    // The header row of a table does not count as a heading.
    !other.some(
      (segments, index) => segments.length > 0 && ((isHeading(textOf(segments)) && side[index]!.length < 2) || starts(textOf(segments))),
    )
  )
}

const isHeading = (text: string) => /^(?:(?:[IVX]{1,4}|[A-H]|\d{1,2})[.)] )?\p{Lu}[^.]*$/u.test(text) && headingKind(text) !== null

function isBeside(side: PdfSegment[][], other: PdfSegment[][]): boolean {
  const texts = side.map((segments) => segments.map((segment) => segment.text).join(' '))
  const filled = texts.filter((text) => text !== '')
  // Dates with a name in a cell next to them are rows, not annotations of the other side.
  const isRow = (text: string) => side[texts.indexOf(text)]!.length > 1 && !isDateText(text)
  const own = filled.filter(
    (text) => hasDate(text) && !isRow(text) && text.length < 30 + (/\d\s\p{Lu}[\p{L} ,.-]+$/u.test(text) ? 20 : 0),
  ).length
  const headings = filled.filter((text) => headingKind(text) !== null).length
  if ((own + headings) / filled.length > BESIDE) return true
  const paired = texts.filter((text, index) => text !== '' && other[index]!.length > 0).length / filled.length
  // Form labels: they end with a colon, or recur next to each entry.
  const comesAgain = (text: string) =>
    /^\p{L}.{4,45}$/u.test(text) && texts.filter((one, at) => one === text && other[at]!.length > 0).length > 1
  const labels = filled.filter((text) => /^[^,;]{2,30}:$/.test(text) || comesAgain(text) || isFormLabel(text))
  if ((labels.length + headings) / filled.length > BESIDE && labels.length > headings) return true
  // Every row has a counterpart and only a word or two on average: places at the right edge, cells of a small table.
  const words = filled.reduce((sum, text) => sum + text.split(' ').length, 0) / filled.length
  // Or dates after their entries, as in a table of three columns.
  const dated = filled.filter((text) => hasDate(text)).length
  return paired > 0.95 && (own / filled.length > 0.3 || dated / filled.length > BESIDE || (words < SHORT && texts.length < 12))
}
