import { expect, test } from 'vitest'
import { visualOrder } from './visualOrder.ts'

test.each([
  ['Bread and flowers, 24 kinds', ['Bread and flowers, 24 kinds']],
  ['أشجار وأزهار', ['أشجار وأزهار']],
  ['بيت 120 مترا', [' مترا', '120', 'بيت ']],
  ['نارنج NARANJ 24 و', [' و', 'NARANJ 24', 'نارنج ']],
  ['Naranj: نارنج وتين', ['Naranj: ', 'نارنج وتين']],
])('R8.7 %s is seen as %j', (text, pieces) => {
  expect(visualOrder([...text]).map(({ piece }) => piece)).toEqual(pieces)
})
