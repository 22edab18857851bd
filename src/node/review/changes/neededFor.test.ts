import { expect, test } from 'vitest'
import { neededFor } from './neededFor.ts'

test('the fewest others that are needed are found with few checks', () => {
  const others = Array.from({ length: 1000 }, (_, index) => index)
  const needed = [3, 500, 998]
  let checks = 0
  const isSound = (added: readonly number[]) => {
    checks += 1
    return needed.every((one) => added.includes(one))
  }
  expect(neededFor(others, isSound)).toEqual(needed)
  expect(checks).toBeLessThan(80)
  expect(neededFor(others, () => true)).toEqual([])
  expect(neededFor(others, () => false)).toBeUndefined()
})
