import { expect, test } from 'vitest'
import { listAt, withKey, withoutKey } from './recordEntries.ts'

test('an entry is put in and taken out of a copy', () => {
  const record = { a: [1] }
  expect(withKey(record, 'b', [2])).toEqual({ a: [1], b: [2] })
  expect(withoutKey({ a: [1], b: [2] }, 'a')).toEqual({ b: [2] })
  expect(withoutKey(record, 'b')).toBe(record)
})

test('S06 the id that would change a prototype is refused', () => {
  expect(() => withKey({}, '__proto__', [1])).toThrow(TypeError)
  expect({}).not.toHaveProperty('0')
})

test('S06 inherited fields are no entries', () => {
  expect(listAt({}, 'constructor')).toEqual([])
  expect(withoutKey({}, 'toString')).toEqual({})
})

test('a missing list is always the same empty one', () => {
  expect(listAt({}, 'a')).toBe(listAt({}, 'b'))
})
