import { expect, test } from 'vitest'
import { madeOnce } from './madeOnce.ts'

test('what comes of a value is made once, and so is nothing', () => {
  const asked: number[] = []
  const half = madeOnce((number: number) => {
    asked.push(number)
    return number % 2 === 0 ? number / 2 : undefined
  })
  expect([4, 3, 4, 3, 8].map(half)).toEqual([2, undefined, 2, undefined, 4])
  expect(asked).toEqual([4, 3, 8])
})
