import { expect, test } from 'vitest'
import { recentOf } from './recentOf.ts'

test('H10.3 what was asked for lately is kept, twice as much as was asked to be kept at most, and the rest is forgotten', () => {
  const kept = recentOf<number>(2)
  const known = (...keys: string[]) => keys.filter((key) => kept.get(key) !== undefined)
  for (const [value, key] of ['a', 'b', 'c', 'd'].entries()) kept.set(key, value)
  expect(known('c', 'd')).toEqual(['c', 'd'])
  kept.set('e', 4)
  expect(known('e', 'd', 'a', 'b')).toEqual(['e', 'd'])
})

test('H10.3 two that are asked for in turns stay, and one that is set again has its new value', () => {
  const kept = recentOf<number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  for (let turn = 0; turn < 9; turn += 1) expect([kept.get('a'), kept.get('b')]).toEqual([1, 2])
  kept.set('a', 3)
  expect(kept.get('a')).toBe(3)
})
