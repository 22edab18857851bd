import { describe, expect, test } from 'vitest'
import { isSameAsRange, precondition } from './conditions.ts'

const modified = Date.parse('2026-11-22T10:00:00.750Z')
const here = { etag: '"bread"', modified }
const THEN = 'Sun, 22 Nov 2026 10:00:00 GMT'
const BEFORE = 'Sun, 22 Nov 2026 09:59:59 GMT'
const AFTER = 'Mon, 23 Nov 2026 10:00:00 GMT'

describe('H22 conditions of a request', () => {
  test.each([
    [{}, 200],
    [{ 'if-none-match': '"bread"' }, 304],
    [{ 'if-none-match': 'W/"bread"' }, 304],
    [{ 'if-none-match': '"rolls", W/"bread"' }, 304],
    [{ 'if-none-match': '"a,b" , "bread"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"rolls"' }, 200],
    [{ 'if-none-match': 'bread' }, 200],
    [{ 'if-none-match': '"rolls" "bread"' }, 200],
    [{ 'if-none-match': '' }, 200],
    [{ 'if-none-match': '"rolls"', 'if-modified-since': THEN }, 200],
    [{ 'if-modified-since': THEN }, 304],
    [{ 'if-modified-since': AFTER }, 304],
    [{ 'if-modified-since': BEFORE }, 200],
    [{ 'if-modified-since': 'yesterday' }, 200],
    [{ 'if-modified-since': '1' }, 200],
    [{ 'if-match': '"bread"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': '"rolls", "bread"' }, 200],
    [{ 'if-match': 'W/"bread"' }, 412],
    [{ 'if-match': '"rolls"' }, 412],
    [{ 'if-match': '"bread"', 'if-unmodified-since': BEFORE }, 200],
    [{ 'if-unmodified-since': BEFORE }, 412],
    [{ 'if-unmodified-since': THEN }, 200],
    [{ 'if-match': '"bread"', 'if-none-match': '"bread"' }, 304],
  ])('%j comes to %i', (headers, status) => {
    expect(precondition(headers, here)).toBe(status)
  })

  test('a list of a hundred thousand tags is read in one pass', () => {
    expect(precondition({ 'if-none-match': `${'"a", '.repeat(100_000)}"bread"` }, here)).toBe(304)
    expect(precondition({ 'if-none-match': `"a"${' '.repeat(100_000)}x` }, here)).toBe(200)
  })
})

test.each([
  [undefined, true],
  ['"bread"', true],
  ['W/"bread"', false],
  ['"rolls"', false],
  [THEN, true],
  [AFTER, false],
  ['then', false],
])('H22 If-Range %j goes on with a part: %s', (header, isSame) => {
  expect(isSameAsRange(header, here)).toBe(isSame)
})
