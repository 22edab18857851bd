import { expect, test } from 'vitest'
import type { PdfPiece } from './PdfPiece.ts'
import { pdfRows } from './pdfRows.ts'

const piece = (y: number, x: number, right: number, text: string): PdfPiece => ({
  text,
  x,
  right,
  y,
  size: 10,
  isBold: true,
  isItalic: false,
  font: 'Sans',
})
const row = (y: number, dates: string, name: string) => [
  piece(y, 45, 45 + dates.length * 5, dates),
  piece(y, 142, 142 + name.length * 5, name),
]
const texts = (pieces: PdfPiece[]) => pdfRows(pieces).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('H12.1 dates that touch the text of the next column in one piece are parted where that column begins', () =>
  expect(
    texts([
      piece(700, 45, 246, '2019 – Aujourd’huiComptable générale'),
      ...row(660, '2016 – 2019', 'Collaboratrice'),
      ...row(620, '2014 – 2016', 'Assistante'),
      ...row(580, '2012 – 2014', 'Stagiaire'),
    ])[0],
  ).toBe('2019 – Aujourd’hui | Comptable générale'))

test('H12.1 where no column begins, what touches dates stays with them', () =>
  expect(texts([piece(700, 45, 246, '2019 – Aujourd’huiComptable générale'), piece(680, 45, 200, 'Groupe Fourvière')])[0]).toBe(
    '2019 – Aujourd’huiComptable générale',
  ))
