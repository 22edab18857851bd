import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import { joinCentred } from './joinCentred.ts'

const texts = (...rows: ReturnType<typeof pdfRow>[]) =>
  joinCentred(rows).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('H12.1 a cell in two lines around the middle of its row is one cell of that row', () =>
  expect(
    texts(
      pdfRow(720, [0, 'Course'], [150, 'Place'], [400, 'Year']),
      pdfRow(700, [0, 'Diploma in Boat']),
      pdfRow(694, [150, 'Harbour College'], [400, '2012']),
      pdfRow(688, [0, 'Building']),
      pdfRow(668, [150, 'Saltmarsh Evening']),
      pdfRow(662, [0, 'Certificate'], [400, '2009']),
      pdfRow(656, [150, 'School']),
    ),
  ).toEqual([
    'Course | Place | Year',
    'Diploma in Boat Building | Harbour College | 2012',
    'Certificate | Saltmarsh Evening School | 2009',
  ]))

test('H12.1 the lines of a side bar that stand half a line off the rows beside them stay as they are', () => {
  const rows = [
    pdfRow(708, [200, 'Kept the stock of the shop']),
    pdfRow(702, [0, 'Soldering']),
    pdfRow(696, [200, 'Tidewater Chandlers'], [400, '2015 – 2018']),
    pdfRow(690, [0, 'Welding']),
    pdfRow(684, [200, 'Counted ropes']),
  ]
  expect(texts(...rows)).toHaveLength(rows.length)
})

test('H12.1 two lines of a side bar of which one is nearer to the row between them stay apart', () =>
  expect(
    texts(
      pdfRow(634, [385, 'NEC4 contracts']),
      pdfRow(630, [28, 'Quantity Surveyor'], [277, '09/2015 – 02/2019']),
      pdfRow(623, [385, 'Bluebeam']),
    ),
  ).toHaveLength(3))
