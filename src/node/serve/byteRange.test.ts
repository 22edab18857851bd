import { expect, test } from 'vitest'
import { byteRange } from './byteRange.ts'

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=2-4', { from: 2, to: 4 }],
  ['bytes=2-', { from: 2, to: 9 }],
  ['bytes=2-400', { from: 2, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-300', { from: 0, to: 9 }],
  ['BYTES=2-4', { from: 2, to: 4 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=50-60', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=x-y', undefined],
  ['bytes=', undefined],
  ['bytes=99999999999999999999-', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('H23 %j of ten bytes is %j', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part)
})

test('H23 an empty file has no part', () => {
  expect(byteRange('bytes=0-0', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable')
})
