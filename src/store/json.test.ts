import { describe, expect, test } from 'vitest'
import { jsonFault } from './json.ts'

const cycle: { self?: unknown } = {}
cycle.self = cycle

class Basket {
  eggs = 6
}

describe('what JSON cannot keep', () => {
  test.each([
    ['a File', { report: { Skills: [{ file: new File([], 'notes.txt') }] } }, 'report.Skills[0].file is a File'],
    ['a Blob', [new Blob([])], '[0] is a Blob'],
    ['a function', { done() {} }, 'done is a function'],
    ['a symbol', { of: Symbol('x') }, 'of is a symbol'],
    ['a BigInt', { count: 1n }, 'count is a bigint'],
    ['NaN', { Total: Number.NaN }, 'Total is NaN'],
    ['infinity', { Total: Number.POSITIVE_INFINITY }, 'Total is Infinity'],
    ['a date', { at: new Date(0) }, 'at is a Date'],
    ['a map', { by: new Map() }, 'by is a Map'],
    ['an instance', { of: new Basket() }, 'of is a Basket'],
    ['a cycle', cycle, 'self contains itself'],
    ['undefined in a list', [undefined], '[0] is undefined'],
    ['a hole in a list', Array.from({ length: 1 }), '[0] is undefined'],
    ['a polluted field', JSON.parse('{"a":{"__proto__":{}}}'), 'a.__proto__ is not allowed as a field'],
    ['undefined itself', undefined, 'the value is undefined'],
  ])('S17 S06 %s is named with its place', (_case, value, fault) => {
    expect(jsonFault(value)).toBe(fault)
  })

  test('S17 endless depth is refused before the stack is', () => {
    let deep: unknown = 'bottom'
    for (let level = 0; level < 100_000; level++) deep = [deep]
    expect(jsonFault(deep)).toContain('is nested too deeply')
  })
})

test('S17 JSON passes, the same object twice and a field left undefined included', () => {
  const twice = { a: 1 }
  expect(jsonFault({ list: [twice, twice], text: '', none: null, yes: true, missing: undefined })).toBeUndefined()
})
