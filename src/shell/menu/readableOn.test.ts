import { expect, test } from 'vitest'
import { readableOn } from './readableOn.ts'

test.each([
  ['#FFFFFF', 'dark'],
  ['#cff5e8', 'dark'],
  ['#FFD400', 'dark'],
  ['#102030', 'light'],
  ['#B42318', 'light'],
  ['#000000', 'light'],
] as const)('on %s text is %s', (color, tone) => {
  expect(readableOn(color)).toBe(tone)
})
