import { expect, test } from 'vitest'
import { visitorLimit } from './visitorLimit.ts'

test('F10 a visitor may do it so many times, and again as time goes by', () => {
  let now = 0
  const limit = visitorLimit(2, 60_000, () => now)
  const tries = (address: string, count: number) => Array.from({ length: count }, () => limit.allows(address))
  expect(tries('a', 3)).toEqual([true, true, false])
  expect(tries('b', 1)).toEqual([true])
  now = 30_000
  expect(tries('a', 2)).toEqual([true, false])
  now = 600_000
  expect(tries('a', 3)).toEqual([true, true, false])
})

test('F10 a flood from many addresses makes those that were quiet longest be forgotten, and no memory be used up', () => {
  const limit = visitorLimit(1, 60_000, () => 0)
  expect(limit.allows('first')).toBe(true)
  for (let index = 0; index < 25_000; index += 1) limit.allows(`flood ${index}`)
  expect(limit.allows('flood 24999')).toBe(false)
  expect(limit.allows('first')).toBe(true)
})
