import { expect, test } from 'vitest'
import { pdfRow } from '#tests/support/pdfRow.ts'
import type { PdfRow } from './PdfPiece.ts'
import { joinTable } from './joinTable.ts'
import { pdfColumns } from './pdfColumns.ts'

const textOf = ({ segments }: PdfRow) => segments.map(({ text }) => text).join(' | ')
const head = (...cells: Parameters<typeof pdfRow>[1][]): PdfRow => {
  const row = pdfRow(700, ...cells)
  return { ...row, segments: row.segments.map((segment) => ({ ...segment, isBold: true })) }
}
const jobs = [
  head([0, 'No.'], [40, 'Organisation'], [200, 'Designation'], [400, 'From'], [450, 'To']),
  pdfRow(680, [0, '1'], [40, 'Northwind Spinning Mills'], [200, 'Deputy Manager – Quality'], [400, '06/2019'], [450, 'Till date']),
  pdfRow(667, [40, 'Pvt. Ltd.'], [200, 'Assurance']),
  pdfRow(645, [0, '2'], [40, 'Hilltop Knits Ltd.'], [200, 'Quality Engineer'], [400, '02/2015'], [450, '05/2019']),
  pdfRow(632, [40, 'Unit 2']),
  pdfRow(600, [0, 'Computer proficiency']),
]

test('H12.1 cells over several lines under the head of a table are one row, in no columns of their own', () => {
  const rows = [
    'No. | Organisation | Designation | From | To',
    '1 | Northwind Spinning Mills Pvt. Ltd. | Deputy Manager – Quality Assurance | 06/2019 | Till date',
    '2 | Hilltop Knits Ltd. Unit 2 | Quality Engineer | 02/2015 | 05/2019',
    'Computer proficiency',
  ]
  expect(joinTable(jobs).map(textOf)).toEqual(rows)
  expect(pdfColumns(joinTable(jobs)).map((block) => block.rows.map(textOf))).toEqual([rows])
})

test('H12.1 three words in bold above text of other places begin no table', () => {
  const rows = [jobs[0]!, pdfRow(680, [0, 'Cook'], [120, 'Harbour Kitchen']), pdfRow(667, [0, 'Sauces and stocks'])]
  expect(joinTable(rows)).toEqual(rows)
})

test('H12.1 the head of a table may have cells of several lines', () => {
  const first = head([0, 'Course'], [140, 'Institution'], [290, 'Year of'], [360, 'Percentage'])
  const second = pdfRow(688, [290, 'Passing'])
  const rows = [
    first,
    { ...second, segments: second.segments.map((segment) => ({ ...segment, isBold: true })) },
    pdfRow(670, [0, 'B.E. (Electronics and'], [140, 'Shivneri Institute of'], [290, '2016'], [360, '68.4%']),
    pdfRow(658, [0, 'Telecommunication)'], [140, 'Technology']),
    pdfRow(640, [0, 'HSC'], [140, 'Modern Junior College'], [290, '2012'], [360, '79.2%']),
    pdfRow(622, [0, 'SSC'], [140, 'Saraswati Vidya Mandir'], [290, '2010'], [360, '88.0%']),
  ]
  expect(joinTable(rows).map(textOf)).toEqual([
    'Course | Institution | Year of Passing | Percentage',
    'B.E. (Electronics and Telecommunication) | Shivneri Institute of Technology | 2016 | 68.4%',
    'HSC | Modern Junior College | 2012 | 79.2%',
    'SSC | Saraswati Vidya Mandir | 2010 | 88.0%',
  ])
})

test('H12.1 headings of sections in bold beside each other are no head of a table', () => {
  const rows = [
    head([0, 'Education'], [170, 'Skills'], [340, 'References']),
    pdfRow(680, [0, 'Diploma'], [170, 'Latte art'], [340, 'Jo Park']),
    pdfRow(660, [0, 'Moss School'], [170, 'Menus'], [340, 'Roastworks']),
  ]
  expect(joinTable(rows)).toEqual(rows)
})
