import { expect, test } from 'vitest'
import { contrast, nearestReadable } from './contrast.ts'

test('C24 contrast is that of WCAG: black on white 21, a colour on itself 1, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'))
})

test('C24 the nearest readable colour reaches the ratio and is as near as one step', () => {
  const found = nearestReadable('#999999', '#ffffff', 4.5)!
  expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(found, '#ffffff')).toBeLessThan(4.7)
  expect(contrast(nearestReadable('#333333', '#000000', 4.5)!, '#000000')).toBeGreaterThanOrEqual(4.5)
})

test('C24 a ratio that no colour reaches has no nearest colour', () => {
  expect(nearestReadable('#888888', '#888888', 7)).toBeUndefined()
})
