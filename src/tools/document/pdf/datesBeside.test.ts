import { expect, test } from 'vitest'
import type { PdfRow, PdfSegment } from './PdfPiece.ts'
import { foldPlaces } from './foldPlaces.ts'
import { joinStackedDates } from './joinStackedDates.ts'

const segment = (text: string, x: number, y: number, look: Partial<PdfSegment> = {}): PdfSegment => ({
  text,
  x,
  right: x + text.length * 5,
  y,
  size: 10,
  isBold: false,
  isItalic: false,
  font: 'Sans',
  looks: [{ from: 0, look: '10' }],
  ...look,
})
const row = (y: number, ...cells: [x: number, text: string][]): PdfRow => ({
  y,
  size: 10,
  segments: cells.map(([x, text]) => segment(text, x, y)),
})
const texts = (rows: PdfRow[]) => rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('R5.6 a range that wraps in a narrow column is whole again, and the text beside it keeps its lines', () => {
  const rows = [
    row(700, [0, 'January'], [80, 'Policy Adviser']),
    row(687, [0, '2022 –'], [80, 'Cabinet Office, London']),
    row(674, [0, 'present'], [80, 'Wrote the short version first']),
    row(661, [80, 'Briefed four ministers']),
  ]
  expect(texts(joinStackedDates(rows))).toEqual([
    'January 2022 – present | Policy Adviser',
    'Cabinet Office, London',
    'Wrote the short version first',
    'Briefed four ministers',
  ])
})

test('R5.6 whole ranges below each other stay apart', () => {
  const rows = [row(700, [0, '2019 – 2021'], [80, 'Engineer']), row(687, [0, '2016 – 2019'], [80, 'Fitter'])]
  expect(texts(joinStackedDates(rows))).toEqual(texts(rows))
})

const entries = (under: (nth: number) => [number, string][]) =>
  [0, 1, 2].flatMap((nth) => {
    const y = 700 - nth * 60
    return [
      row(y, [0, `201${nth} – 201${nth + 1}`], [120, `Nurse at Clinic ${nth}`]),
      row(y - 13, ...under(nth)),
      row(y - 26, [120, 'Looked after the ward']),
    ]
  })

test('R5.6 a place below the dates of each entry moves to the end of their row', () => {
  const found = texts(foldPlaces(entries((nth) => [[0, ['Leeds', 'York', 'Hull'][nth]!]])))
  expect(found.slice(0, 3)).toEqual([
    '2010 – 2011 | Nurse at Clinic 0 | Leeds',
    'Looked after the ward',
    '2011 – 2012 | Nurse at Clinic 1 | York',
  ])
})

test('R5.6 in a form, whose values stand below each other, nothing moves', () => {
  const rows = [0, 1].flatMap((nth) => [
    row(700 - nth * 60, [0, 'Dates'], [120, `201${nth} – 201${nth + 1}`]),
    row(687 - nth * 60, [0, 'Position'], [120, 'Nurse']),
    row(674 - nth * 60, [0, 'Employer'], [120, 'Clinic']),
  ])
  expect(texts(foldPlaces(rows))).toEqual(texts(rows))
})
