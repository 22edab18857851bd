import type { PdfRow } from '#packages/recruiting/analysis/document/pdf/PdfPiece.ts'

const PLAIN = { size: 10, isBold: false, isItalic: false, font: 'Sans', looks: [{ from: 0, look: '10' }] }

/** A line of a PDF at a height in points, in regular 10-point type, with its pieces from left to right. */
export function pdfRow(y: number, ...cells: [x: number, text: string][]): PdfRow {
  return { y, size: 10, segments: cells.map(([x, text]) => ({ ...PLAIN, text, x, right: x + text.length * 5, y })) }
}
