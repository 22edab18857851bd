import { expect, test } from 'vitest'
import { fieldChanges } from './fieldChanges.ts'

test('equal values have no changes, whatever the order of their keys', () => {
  expect(fieldChanges({ a: 1, b: { c: [1, { d: 2 }] } }, { b: { c: [1, { d: 2 }] }, a: 1, e: undefined })).toEqual([])
})

test('a change is named by the keys that lead to it', () => {
  expect(fieldChanges({ colors: { ink: '#111111', line: '#222222' } }, { colors: { ink: '#000000', line: '#222222' } })).toEqual([
    { at: 'colors.ink', before: '#111111', after: '#000000' },
  ])
})

test('what came and what went has no other side', () => {
  expect(fieldChanges({ a: 1 }, { b: 2 })).toEqual([
    { at: 'a', before: 1, after: undefined },
    { at: 'b', before: undefined, after: 2 },
  ])
})

test('a list is one value', () => {
  expect(fieldChanges({ a: [1, 2] }, { a: [2, 1] })).toEqual([{ at: 'a', before: [1, 2], after: [2, 1] }])
})
