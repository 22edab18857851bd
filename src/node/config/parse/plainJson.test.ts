import { expect, test } from 'vitest'
import { MAX_DEPTH, plainJson } from './plainJson.ts'

test.each([
  '{"a": [1, {"b": "x:y", "c\\":": ":"}], "d": {}}',
  '{"a\\\\": 1, "b": "\\\\\\"", "": {"": ":"}}',
  '{"1": 1, "0": 2, "toString": 3, "hasOwnProperty": 4}',
  '[]',
  '0',
  'null',
  '"a: b"',
])('%s is plain', (text) => {
  expect(plainJson(text)).toEqual(JSON.parse(text))
})

test.each([
  '{"a": 1, "a": 1}',
  '{"a": {"b": 1, "\\u0062": 2}}',
  '[{"": 1, "": 2}]',
  '{"1": 1, "1": 2}',
  '{"a" : 1, "a" :2}',
  '{"a":"b", "c": [{"x":1,"x":1}]}',
])('C06 %s has a key twice', (text) => {
  expect(plainJson(text)).toBeUndefined()
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('C14 a key %s is not plain at any depth', (key) => {
  for (const text of [`{"${key}": 1}`, `{"a": [{"${key}": {}}]}`, `{"${key}": 1, "a": 2}`]) expect(plainJson(text)).toBeUndefined()
  expect(plainJson(`{"a": "${key}"}`)).toBeDefined()
})

test('nesting beyond the limit is not plain, and does not overflow', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(plainJson(nested(MAX_DEPTH))).toBeDefined()
  expect(plainJson(nested(MAX_DEPTH + 1))).toBeUndefined()
  expect(plainJson(nested(200_000))).toBeUndefined()
})

test.each(['', ' ', '{', '{"a": 1,}', '{"a": 01}', '// no\n{}', '{} {}', '\u00a0{}'])('%j is no JSON', (text) => {
  expect(plainJson(text)).toBeUndefined()
})

test('whatever is written, as many keys are counted as there are', () => {
  // A generator of its own keeps the test the same on every run.
  let seed = 3
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit
  const words = ['a', 'b:', '"', '\\', '\\"', ':', '{', '}', '', '\n', 'é', '__proto']
  const make = (depth: number): unknown => {
    const kind = next(depth > 4 ? 2 : 4)
    if (kind === 0) return words.slice(0, next(words.length)).join('')
    if (kind === 1) return next(100)
    if (kind === 2) return Array.from({ length: next(4) }, () => make(depth + 1))
    return Object.fromEntries(
      Array.from({ length: next(5) }, () => [words[next(words.length)]! + words[next(words.length)]!, make(depth + 1)]),
    )
  }
  for (let round = 0; round < 1000; round++) {
    const value = make(0)
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) expect(plainJson(text), text).toEqual(value)
  }
})
