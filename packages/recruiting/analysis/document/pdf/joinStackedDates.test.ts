import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import type { PdfRow } from './PdfPiece.ts'
import { joinStackedDates } from './joinStackedDates.ts'

const texts = (rows: PdfRow[]) => joinStackedDates(rows).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('H12.1 two dates below each other without a dash are one range where a column holds nothing else', () =>
  expect(
    texts([
      pdfRow(700, [0, 'Mar. 2021'], [100, 'Responsable de Comunicación']),
      pdfRow(688, [0, 'Actualidad'], [100, 'Fundación Mar Menor']),
      pdfRow(676, [100, 'Notas de prensa']),
      pdfRow(656, [0, 'Sep. 2016'], [100, 'Periodista']),
      pdfRow(644, [0, 'Feb. 2021'], [100, 'Diario La Vega']),
    ]),
  ).toEqual([
    'Mar. 2021 – Actualidad | Responsable de Comunicación',
    'Fundación Mar Menor',
    'Notas de prensa',
    'Sep. 2016 – Feb. 2021 | Periodista',
    'Diario La Vega',
  ]))

test('H12.1 years of rows below each other stay those of their rows', () => {
  const rows = [
    pdfRow(700, [0, '2009'], [100, 'First aid']),
    pdfRow(688, [0, '2012'], [100, 'Diploma']),
    pdfRow(676, [0, '2015'], [100, 'Certificate']),
    pdfRow(664, [0, '2018'], [100, 'Course']),
  ]
  expect(joinStackedDates(rows)).toEqual(rows)
})

test('H12.1 a month above the rest of its range is a part of it', () =>
  expect(
    texts([
      pdfRow(700, [45, 'Oct'], [100, 'Research Associate, Northbay Institute']),
      pdfRow(687, [0, '2021–Present'], [100, 'Models of plankton']),
    ]),
  ).toEqual(['Oct 2021–Present | Research Associate, Northbay Institute', 'Models of plankton']))
