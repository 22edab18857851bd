import { expect, test } from 'vitest'
import { gridMove } from './gridMove.ts'

const size = { rows: 30, columns: 5 }

test.each([
  ['ArrowDown', false, { row: 3, column: 2 }],
  ['ArrowUp', false, { row: 1, column: 2 }],
  ['ArrowLeft', false, { row: 2, column: 1 }],
  ['ArrowRight', false, { row: 2, column: 3 }],
  ['PageDown', false, { row: 12, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', false, { row: 2, column: 0 }],
  ['End', false, { row: 2, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 29, column: 4 }],
])('%s (with Ctrl: %j) leads from the third row and column to %j', (key, isCtrl, to) => {
  expect(gridMove({ row: 2, column: 2 }, size, key, isCtrl)).toEqual(to)
})

test('no key leads out of the grid, and other keys lead nowhere', () => {
  expect(gridMove({ row: 29, column: 4 }, size, 'ArrowDown', false)).toEqual({ row: 29, column: 4 })
  expect(gridMove({ row: 0, column: 0 }, size, 'ArrowLeft', false)).toEqual({ row: 0, column: 0 })
  expect(gridMove({ row: 0, column: 0 }, size, 'a', false)).toBeNull()
  expect(gridMove({ row: 0, column: 0 }, size, 'constructor', false)).toBeNull()
})
