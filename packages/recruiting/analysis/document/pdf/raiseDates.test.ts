import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import type { PdfRow } from './PdfPiece.ts'
import { raiseDates } from './raiseDates.ts'

const texts = (rows: PdfRow[]) => rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('H12.1 dates in the middle of their cell stand with the first line of what is beside them', () => {
  const rows = [
    pdfRow(720, [0, 'Work']),
    pdfRow(700, [120, 'Service Technician']),
    pdfRow(690, [120, 'Quay Wind Ltd, Hull']),
    pdfRow(685, [0, '2019 – now']),
    pdfRow(680, [120, 'Looks after forty turbines']),
    pdfRow(670, [120, 'Trains two apprentices']),
    pdfRow(655, [120, 'Electrician']),
    pdfRow(650, [0, '2013 – 2019']),
    pdfRow(645, [120, 'Humber Sugar plc, Goole']),
  ]
  expect(texts(raiseDates(rows))).toEqual([
    'Work',
    '2019 – now | Service Technician',
    'Quay Wind Ltd, Hull',
    'Looks after forty turbines',
    'Trains two apprentices',
    '2013 – 2019 | Electrician',
    'Humber Sugar plc, Goole',
  ])
})

test('H12.1 dates that are level with what they belong to stay where they are', () => {
  const rows = [
    pdfRow(700, [0, '2019 – now'], [120, 'Service Technician']),
    pdfRow(690, [120, 'Quay Wind Ltd, Hull']),
    pdfRow(675, [0, '2013 – 2019'], [120, 'Electrician']),
    pdfRow(665, [120, 'Humber Sugar plc, Goole']),
  ]
  expect(texts(raiseDates(rows))).toEqual(texts(rows))
})

test('H12.1 rows whose lines cannot be shared out around the dates stay as they are', () => {
  const rows = [
    pdfRow(700, [120, 'Service Technician']),
    pdfRow(685, [0, '2019 – now']),
    pdfRow(660, [120, 'Electrician']),
    pdfRow(655, [0, '2013 – 2019']),
    pdfRow(600, [120, 'Humber Sugar plc, Goole']),
  ]
  expect(texts(raiseDates(rows))).toEqual(texts(rows))
})
