import { expect, test } from 'vitest'
import { isNumber, isRecord, isText, listOf, oneOf, recordOf, shape } from './guards.ts'

test('a record is an object, not a list and not null', () => {
  expect([{}, [], null, 'x'].map((value) => isRecord(value))).toEqual([true, false, false, false])
})

test('a number is finite', () => {
  expect([0, Number.NaN, Number.POSITIVE_INFINITY, '1'].map((value) => isNumber(value))).toEqual([true, false, false, false])
})

test('one of the words, and no other', () => {
  expect(['a', 'c', 1].map((value) => oneOf(['a', 'b'])(value))).toEqual([true, false, false])
})

test('every item of a list and every entry of a record counts', () => {
  expect([[], ['a'], ['a', 1], {}].map((value) => listOf(isText)(value))).toEqual([true, true, false, false])
  expect([{}, { x: 'a' }, { x: 'a', y: 1 }, []].map((value) => recordOf(isText)(value))).toEqual([true, true, false, false])
})

test('a shape needs its own fields and lets others through', () => {
  const isNamed = shape<{ name: string }>({ name: isText })
  expect([{ name: 'x' }, { name: 'x', more: 1 }, {}, { name: 1 }, Object.create({ name: 'x' })].map((value) => isNamed(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
