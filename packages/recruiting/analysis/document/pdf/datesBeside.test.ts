import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import type { PdfRow } from './PdfPiece.ts'
import { foldPlaces } from './foldPlaces.ts'
import { joinStackedDates } from './joinStackedDates.ts'

const texts = (rows: PdfRow[]) => rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('R5.6 a range that wraps in a narrow column is whole again, and the text beside it keeps its lines', () => {
  const rows = [
    pdfRow(700, [0, 'January'], [80, 'Policy Adviser']),
    pdfRow(687, [0, '2022 –'], [80, 'Cabinet Office, London']),
    pdfRow(674, [0, 'present'], [80, 'Wrote the short version first']),
    pdfRow(661, [80, 'Briefed four ministers']),
  ]
  expect(texts(joinStackedDates(rows))).toEqual([
    'January 2022 – present | Policy Adviser',
    'Cabinet Office, London',
    'Wrote the short version first',
    'Briefed four ministers',
  ])
})

test('R5.6 whole ranges below each other stay apart', () => {
  const rows = [pdfRow(700, [0, '2019 – 2021'], [80, 'Engineer']), pdfRow(687, [0, '2016 – 2019'], [80, 'Fitter'])]
  expect(texts(joinStackedDates(rows))).toEqual(texts(rows))
})

const entries = (under: (nth: number) => [number, string][]) =>
  [0, 1, 2].flatMap((nth) => {
    const y = 700 - nth * 60
    return [
      pdfRow(y, [0, `201${nth} – 201${nth + 1}`], [120, `Nurse at Clinic ${nth}`]),
      pdfRow(y - 13, ...under(nth)),
      pdfRow(y - 26, [120, 'Looked after the ward']),
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
    pdfRow(700 - nth * 60, [0, 'Dates'], [120, `201${nth} – 201${nth + 1}`]),
    pdfRow(687 - nth * 60, [0, 'Position'], [120, 'Nurse']),
    pdfRow(674 - nth * 60, [0, 'Employer'], [120, 'Clinic']),
  ])
  expect(texts(foldPlaces(rows))).toEqual(texts(rows))
})

test('R5.6 a place above the dates of each entry, at their right edge, stays with what is below it', () => {
  const rows = ['Leeds', 'York', 'Hull'].flatMap((town, nth) => [
    pdfRow(700 - nth * 26, [0, `University ${nth}`], [300, town.padEnd(11)]),
    pdfRow(687 - nth * 26, [0, 'Bachelor'], [300, `201${nth} – 201${nth + 3}`]),
  ])
  expect(texts(foldPlaces(rows))).toEqual(texts(rows))
})
