import { isBulletOnly } from '#packages/recruiting/analysis/document/bullet.ts'
import { isDateText } from '#packages/recruiting/analysis/dates/isDateText.ts'
import { joinRuns } from '#packages/recruiting/analysis/document/joinRuns.ts'
import type { PdfPiece, PdfRow, PdfSegment } from './PdfPiece.ts'
import { spacedLetters } from './spacedLetters.ts'

/** The maximum difference between baselines in one row, as a share of the letter size. */
const SAME_ROW = 0.35
/** The gaps, as a share of the letter size, from which a space separates two pieces, and from which they are separate segments. */
const BLANK = 0.14
const APART = 1.3
/** The gap from which a piece is a separate segment at a position where many rows have one, and how many. */
const CELL = 0.35
const STOP = 3
const WIDE = 0.7
/** The maximum length of a piece that is searched for dates joined to the next text. */
const MOST = 200

/** The rows of a page from top to bottom. */
export function pdfRows(pieces: PdfPiece[]): PdfRow[] {
  const rows: PdfPiece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && Math.abs(first.y - piece.y) <= Math.min(first.size, piece.size) * SAME_ROW) last.push(piece)
    else rows.push([piece])
  }
  const read = rows.map((row) => spacedLetters(row.toSorted((one, other) => one.x - other.x)))
  const isStop = columnStops(read)
  const sorted = withoutGluedDates(read, isStop)
  return sorted.map((row) => ({ y: row[0]!.y, size: Math.max(...row.map((piece) => piece.size)), segments: toSegments(row, isStop) }))
}

/** The positions where a column of cells starts: at least three rows have a piece there, two of them after a wide gap. */
function columnStops(rows: PdfPiece[][]): (x: number) => boolean {
  const all = new Map<number, number>()
  const later = new Map<number, number>()
  const add = (map: Map<number, number>, x: number) => map.set(Math.round(x), (map.get(Math.round(x)) ?? 0) + 1)
  for (const pieces of rows) {
    for (const [nth, { x, size }] of pieces.entries()) {
      const gap = nth === 0 ? Infinity : x - pieces[nth - 1]!.right
      if (gap > WIDE * size) add(all, x)
      const isBesideDate = nth > 0 && endsDates(pieces[nth - 1]!, pieces[nth]!)
      if (isBesideDate && gap <= WIDE * size) add(all, x)
      if (nth > 0 && (gap > WIDE * size || isBesideDate)) add(later, x)
    }
  }
  const near = (map: Map<number, number>, x: number) => [-1, 0, 1].reduce((sum, step) => sum + (map.get(Math.round(x) + step) ?? 0), 0)
  return (x) => near(all, x) >= STOP && near(later, x) > 1
}

// A date that fills its column touches the adjacent text.
const endsDates = (date: PdfPiece, next: PdfPiece) => isDateText(date.text) && !isDateText(next.text) && /^\s*[\p{L}"“«]/u.test(next.text)

/** The position between a lowercase letter or digit and a capital. */
const GLUED = /(?<=[\p{Ll}\d.])(?=\p{Lu}\p{Ll})/gu
/** The tolerance for the estimated end of dates, as a share of the letter size. */
const NEAR = 1.5

// "2019 – Aujourd’huiComptable": dates that fill their column, which some files store in one piece with the adjacent text.
function withoutGluedDates(rows: PdfPiece[][], isStop: (x: number) => boolean): PdfPiece[][] {
  const stops = [...new Set(rows.flatMap((row) => row.map(({ x }) => x)))].filter(isStop)
  return rows.map((row) =>
    row.flatMap((piece) => {
      if (piece.text.length > MOST || !/^\S{0,12}\s?\d/.test(piece.text)) return [piece]
      const at = [...piece.text.matchAll(GLUED)].find(({ index }) => isDateText(piece.text.slice(0, index)))?.index
      if (at === undefined) return [piece]
      const reckoned = piece.x + ((piece.right - piece.x) * at) / piece.text.length
      const [x] = stops
        .filter((stop) => Math.abs(stop - reckoned) < NEAR * piece.size)
        .toSorted((one, other) => Math.abs(one - reckoned) - Math.abs(other - reckoned))
      if (x === undefined) return [piece]
      return [
        { ...piece, text: piece.text.slice(0, at), right: x },
        { ...piece, text: piece.text.slice(at), x },
      ]
    }),
  )
}

/**
 * The minimum gap between tags, as a share of the letter size, the tolerance for gaps, in points, and the minimum number of tags in a row.
 */
const TAG = 0.75
const EVEN = 1
const TAGS = 3

// Adjacent framed texts with equal gaps, wider than spaces.
function tagsOf(pieces: PdfPiece[]): ReadonlySet<PdfPiece> {
  const gaps = pieces.map((piece, index) => (index === 0 ? Infinity : (piece.x - pieces[index - 1]!.right) / piece.size))
  const starts = pieces.flatMap((_piece, index) => (gaps[index]! > TAG && gaps[index]! < APART ? [] : [index]))
  const runs = starts.map((start, nth) => ({ from: start, to: starts[nth + 1] ?? pieces.length }))
  const isRun = ({ from, to }: { from: number; to: number }) => {
    const own = gaps.slice(from + 1, to)
    const isEven = (Math.max(...own) - Math.min(...own)) * pieces[from]!.size < EVEN
    return to - from >= TAGS && isEven && pieces.slice(from, to).every(({ text }) => /\p{L}{2}|\p{L}[+#]/u.test(text))
  }
  return new Set(runs.filter(isRun).flatMap(({ from, to }) => pieces.slice(from + 1, to)))
}

function toSegments(pieces: PdfPiece[], isStop: (x: number) => boolean): PdfSegment[] {
  const segments: (PdfSegment & { bold: number; letters: number; runs: { text: string; look: string }[] })[] = []
  const tags = tagsOf(pieces)
  for (const piece of pieces) {
    const last = segments.at(-1)
    const gap = last ? piece.x - last.right : 0
    const letters = piece.text.trim().length
    const apart = last && (isBulletOnly(last.text) ? 4 : APART) * Math.max(piece.size, last.size)
    // The same text twice at one position is a shadow.
    if (last && last.text === piece.text && Math.abs(piece.x - last.x) < 1.5) continue
    const isTag = tags.has(piece)
    const isCell = last && !isTag && (gap > CELL * piece.size || endsDates(last, piece)) && !isBulletOnly(last.text) && isStop(piece.x)
    if (last && apart !== undefined && gap < apart && !isCell && !isTag) {
      // A year directly after a name, because the tab between them has no room.
      const isYear = /\p{Ll}$/u.test(last.text) && /^(?:19|20)\d{2}(?!\d)/.test(piece.text)
      const blank = (gap > BLANK * piece.size || isYear) && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ' ' : ''
      last.text += blank + piece.text
      last.runs.push({ text: blank + piece.text, look: lookOf(piece) })
      last.right = Math.max(last.right, piece.right)
      last.letters += letters
      last.bold += piece.isBold ? letters : 0
      last.size = Math.max(last.size, piece.size)
    } else {
      segments.push({ ...piece, letters, bold: piece.isBold ? letters : 0, looks: [], runs: [{ text: piece.text, look: lookOf(piece) }] })
    }
  }
  return segments
    .map(({ bold, letters, runs, ...segment }) => ({ ...segment, ...joinRuns(runs), isBold: bold >= letters * 0.6 && letters > 0 }))
    .filter(({ text }) => text !== '')
}

const lookOf = ({ isBold, isItalic, size }: PdfPiece) => `${isBold ? 'b' : ''}${isItalic ? 'i' : ''}${Math.round(size)}`
