import { expect, test } from 'vitest'
import type { PdfRow } from './PdfPiece.ts'
import { raiseDates } from './raiseDates.ts'

const row = (y: number, ...cells: [x: number, text: string][]): PdfRow => ({
  y,
  size: 10,
  segments: cells.map(([x, text]) => ({
    text,
    x,
    right: x + text.length * 5,
    y,
    size: 10,
    isBold: false,
    isItalic: false,
    font: 'Sans',
    looks: [{ from: 0, look: '10' }],
  })),
})
const texts = (rows: PdfRow[]) => rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('H12.1 dates in the middle of their cell stand with the first line of what is beside them', () => {
  const rows = [
    row(720, [0, 'Work']),
    row(700, [120, 'Service Technician']),
    row(690, [120, 'Quay Wind Ltd, Hull']),
    row(685, [0, '2019 – now']),
    row(680, [120, 'Looks after forty turbines']),
    row(670, [120, 'Trains two apprentices']),
    row(655, [120, 'Electrician']),
    row(650, [0, '2013 – 2019']),
    row(645, [120, 'Humber Sugar plc, Goole']),
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
    row(700, [0, '2019 – now'], [120, 'Service Technician']),
    row(690, [120, 'Quay Wind Ltd, Hull']),
    row(675, [0, '2013 – 2019'], [120, 'Electrician']),
    row(665, [120, 'Humber Sugar plc, Goole']),
  ]
  expect(texts(raiseDates(rows))).toEqual(texts(rows))
})

test('H12.1 rows whose lines cannot be shared out around the dates stay as they are', () => {
  const rows = [
    row(700, [120, 'Service Technician']),
    row(685, [0, '2019 – now']),
    row(660, [120, 'Electrician']),
    row(655, [0, '2013 – 2019']),
    row(600, [120, 'Humber Sugar plc, Goole']),
  ]
  expect(texts(raiseDates(rows))).toEqual(texts(rows))
})
