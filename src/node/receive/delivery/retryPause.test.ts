import { expect, test } from 'vitest'
import { retryPause } from './retryPause.ts'

const minutes = (attempts: number, random = 0.5) => retryPause(attempts, () => random) / 60_000

test('F07 pauses grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 1000].map((attempts) => minutes(attempts))).toEqual([1, 2, 4, 256, 360, 360])
})

test('F07 pauses differ by up to a quarter', () => {
  expect([minutes(3, 0), minutes(3, 1)]).toEqual([3, 5])
})
