import { expect, test } from 'vitest'
import { followKeys } from './followKeys.ts'

const [rye, oats, barley] = [{ name: 'Rye' }, { name: 'Oats' }, { name: 'Barley' }]
const before = { items: [rye, oats, barley], keys: [4, 5, 6], next: 7 }
const keys = (items: unknown[]) => followKeys(before, items).keys

test('G61 an item keeps its name when it is moved, typed in, or when others come and go', () => {
  expect(keys([oats, barley, rye])).toEqual([5, 6, 4])
  expect(keys([rye, { name: 'Oats!' }, barley])).toEqual([4, 5, 6])
  expect(keys([oats, barley])).toEqual([5, 6])
  expect(keys([rye, { name: 'New' }, oats, barley])).toEqual([4, 7, 5, 6])
})

test('G61 items that say the same have names of their own', () => {
  const { keys, next } = followKeys(before, [rye, rye, rye])
  expect(new Set(keys).size).toBe(3)
  expect(next).toBeLessThanOrEqual(9)
})
