import { expect, test } from 'vitest'
import { joinWrapped } from './joinWrapped.ts'

const segment = (text: string, x: number) => ({
  text,
  x,
  right: x + text.length * 5,
  y: 0,
  size: 10,
  isBold: true,
  isItalic: false,
  font: '',
  looks: [],
})
const row = (y: number, ...segments: ReturnType<typeof segment>[]) => ({ y, size: 10, segments })
const texts = (...rows: ReturnType<typeof row>[]) => joinWrapped(rows).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

test('a range of dates that is broken at the right edge takes what is beside it along', () => {
  expect(
    texts(
      row(100, segment('Charge Nurse, Emergency', 0), segment('Mar 2019 –', 300)),
      row(87, segment('Department', 0), segment('Present', 300)),
    ),
  ).toEqual(['Charge Nurse, Emergency Department | Mar 2019 – Present'])
})
test('two entries one below the other stay two', () => {
  expect(
    texts(row(100, segment('Nurse', 0), segment('2019 – 2021', 300)), row(87, segment('Clerk', 0), segment('2017 – 2019', 300))),
  ).toHaveLength(2)
  expect(texts(row(100, segment('Prize', 0), segment('2019', 300)), row(87, segment('Medal', 0), segment('2017', 300)))).toHaveLength(2)
})
test('a heading that ends with "and" goes on in the next line', () =>
  expect(texts(row(100, segment('EDUCATION AND', 0)), row(87, segment('TRAINING', 0)))).toEqual(['EDUCATION AND TRAINING']))
