import { expect, test } from 'vitest'
import type { PdfPiece } from './PdfPiece.ts'
import { pdfRows } from './pdfRows.ts'

const row = (gap: number, ...texts: string[]) => {
  let x = 0
  return texts.map((text): PdfPiece => {
    const piece = { text, x, right: x + text.length * 5, y: 700, size: 10, isBold: false, isItalic: false, font: 'Sans' }
    x = piece.right + gap
    return piece
  })
}
const texts = (pieces: PdfPiece[]) => pdfRows(pieces)[0]!.segments.map(({ text }) => text)

test('R5.5 tags that stand beside each other in frames are texts of their own', () =>
  expect(texts(row(9, 'Revit', 'AutoCAD', 'Building Regulations'))).toEqual(['Revit', 'AutoCAD', 'Building Regulations']))

test('R5.5 words that a line was filled with stay one text', () =>
  expect(texts(row(5, 'Revit', 'AutoCAD', 'NBS'))).toEqual(['Revit AutoCAD NBS']))
