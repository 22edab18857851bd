import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('values take the place of their names', () => {
  expect(fill('{done} of {total}, {done} seen', { done: 2, total: 3 })).toBe('2 of 3, 2 seen')
})

test('a name without a value stays', () => {
  expect(fill('{name} and {other}', { name: 'A' })).toBe('A and {other}')
})

test('a value that looks like a name, or like a pattern, is not filled again', () => {
  expect(fill('{name}', { name: '{total} $& $1', total: 3 })).toBe('{total} $& $1')
})

test('names that every object has are no values', () => {
  expect(fill('{constructor}', {})).toBe('{constructor}')
})
