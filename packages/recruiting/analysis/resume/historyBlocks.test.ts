import { expect, test } from 'vitest'
import { textLine } from '#tests/support/resumeText.ts'
import { toBlocks } from './blocks.ts'
import { historyBlocks } from './historyBlocks.ts'

const texts = (...rows: string[]) =>
  historyBlocks(
    toBlocks(
      rows.map((text, index) => ({ line: textLine(text, { place: 'table' }), index })),
      false,
      true,
    ),
  ).map(({ text }) => text)

test('H12.1 the head of a table of two columns, above dates, is no entry, so that duties of one job do not name the next', () => {
  const rows = ['since May 2020\tFlorist', 'March 2019 – April 2020\tParental leave']
  expect(texts('Period\tPosition', ...rows)).toEqual(rows)
  expect(texts('Zeitraum\tStation', ...rows)).toEqual(rows)
})

test('H12.1 a label beside what it names is no head', () => {
  const rows = ['Dates\tTwo winters', 'Duties\tKeeping bees']
  expect(texts(...rows)).toEqual(rows)
})

test('H12.1 the full stop of a degree such as "B.Sc." ends no sentence', () => {
  const row = '2011 - 2015\tB.Sc. Horticulture (First Class Honours)'
  expect(texts(row)).toEqual([row])
})
