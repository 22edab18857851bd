import { expect, test } from 'vitest'
import { firstWorkday } from './firstWorkday.ts'

test.each([
  ['en-GB', 0],
  ['en', 0],
  ['de', 0],
  ['ar-JO', 6],
  ['he', 6],
  ['fa-IR', 5],
])('R8.6 in %s the working week begins on day %i, counted from Monday', (language, day) => {
  expect(firstWorkday(language)).toBe(day)
})
