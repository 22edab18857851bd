import { expect, test } from 'vitest'
import { heldLimit } from './heldLimit.ts'

test('F11 so many are held in an hour and no more; what fell into the trap takes no room from the others', () => {
  let now = 1_000_000_000
  const limit = heldLimit(() => now)
  const waits = Array.from({ length: 201 }, () => limit.waitFor('trap'))
  expect(waits.slice(0, 200).every((wait) => wait === 0)).toBe(true)
  expect(waits[200]).toBe(3600)
  expect(limit.waitFor('many')).toBe(0)
  now += 3_000_000
  expect(limit.waitFor('trap')).toBe(600)
  now += 600_000
  expect(limit.waitFor('trap')).toBe(0)
})
