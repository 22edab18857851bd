import { expect, test } from 'vitest'
import { fittedSize } from './smallerPicture.ts'

test.each([
  [4032, 3024, 2560, 1920],
  [3024, 4032, 1920, 2560],
  [2560, 1440, 2560, 1440],
  [800, 600, 800, 600],
  [16_000, 3, 2560, 1],
])('a picture of %i × %i pixels becomes %i × %i', (width, height, ...size) => {
  expect(Object.values(fittedSize(width, height))).toEqual(size)
})
