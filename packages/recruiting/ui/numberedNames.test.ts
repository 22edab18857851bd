import { expect, test } from 'vitest'
import { numberedNames } from './numberedNames.ts'

test('H12.3 files of one name are told apart, others keep their names', () => {
  expect(numberedNames(['cv.txt', 'ann.pdf', 'cv.txt', 'cv.txt'])).toEqual(['cv.txt (1)', 'ann.pdf', 'cv.txt (2)', 'cv.txt (3)'])
  expect(numberedNames(['', ''])).toEqual(['', ''])
})
