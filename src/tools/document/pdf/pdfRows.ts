import { isBulletOnly } from '#src/tools/document/bullet.ts'
import type { PdfPiece, PdfRow, PdfSegment } from './PdfPiece.ts'
import { spacedLetters } from './spacedLetters.ts'

/** How far baselines in one row may differ, as a share of the letter size. */
const SAME_ROW = 0.35
/** The gaps, as a share of the letter size, from which a space separates two pieces, and from which they are separate segments. */
const BLANK = 0.14
const APART = 1.3

/** The rows of a page from top to bottom. */
export function pdfRows(pieces: PdfPiece[]): PdfRow[] {
  const rows: PdfPiece[][] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && Math.abs(first.y - piece.y) <= Math.min(first.size, piece.size) * SAME_ROW) last.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => {
    const segments = toSegments(spacedLetters(row.toSorted((one, other) => one.x - other.x)))
    return { y: row[0]!.y, size: Math.max(...row.map((piece) => piece.size)), segments }
  })
}

function toSegments(pieces: PdfPiece[]): PdfSegment[] {
  const segments: (PdfSegment & { bold: number; letters: number })[] = []
  for (const piece of pieces) {
    const last = segments.at(-1)
    const gap = last ? piece.x - last.right : 0
    const letters = piece.text.trim().length
    const apart = last && (isBulletOnly(last.text) ? 4 : APART) * Math.max(piece.size, last.size)
    // The same text twice in one place is a shadow.
    if (last && last.text === piece.text && Math.abs(piece.x - last.x) < 1.5) continue
    if (last && apart !== undefined && gap < apart) {
      const blank = gap > BLANK * piece.size && !last.text.endsWith(' ') && !piece.text.startsWith(' ') ? ' ' : ''
      last.text += blank + piece.text
      last.right = Math.max(last.right, piece.right)
      last.letters += letters
      last.bold += piece.isBold ? letters : 0
      last.size = Math.max(last.size, piece.size)
    } else {
      segments.push({ ...piece, letters, bold: piece.isBold ? letters : 0 })
    }
  }
  return segments
    .map(({ bold, letters, ...segment }) => ({
      ...segment,
      text: segment.text.replace(/\s+/g, ' ').trim(),
      isBold: bold >= letters * 0.6 && letters > 0,
    }))
    .filter(({ text }) => text !== '')
}
