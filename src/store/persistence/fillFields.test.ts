import { expect, test } from 'vitest'
import { fillFields } from './fillFields.ts'

test('missing fields are filled in, at every level', () => {
  expect(fillFields({ a: 1, b: { c: [], d: '' } }, { b: { d: 'kept' } })).toEqual({ a: 1, b: { c: [], d: 'kept' } })
})

test('what is there stays, of the wrong type or unknown', () => {
  expect(fillFields({ a: 1, b: {} }, { a: 'text', b: { user: [] }, more: true })).toEqual({ a: 'text', b: { user: [] }, more: true })
  expect([null, 'text', [1]].map((stored) => fillFields({ a: 1 }, stored))).toEqual([null, 'text', [1]])
})

test('S06 a polluted field is carried along as a field, and pollutes nothing', () => {
  fillFields({ a: {} }, JSON.parse('{"a":{"__proto__":{"polluted":true}},"__proto__":{"polluted":true}}'))
  expect({}).not.toHaveProperty('polluted')
})
