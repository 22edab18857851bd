import { expect, test } from 'vitest'
import { anyOf, latinPattern } from './patterns.ts'

test.each([
  ['(?<!\\p{L})bun(?!\\p{L})', 'Ein Bun, bitte', 'Ein Bündel'],
  ['(?<![\\p{L}\\p{N}-])bun(?![\\p{L}\\p{N}])', 'one bun', 'one-bun2'],
  ['^\\p{L}+$', 'NguyễnÖşĿ', 'bun 2'],
  ['^\\P{L}+$', '12–«»', 'bun'],
  ['^[^\\p{L}]+$', '12–«»', 'à'],
  ['^\\p{N}+$', '2026', '20x6'],
  ['^[\\[\\p{L}\\]]+$', '[bun]', '(bun)'],
  ['^\\p{Lu}', 'Ölmühle', '2'],
])('H12.1 /%s/iu reads letters of Latin scripts: %j matches, and %j does not', (source, matching, other) => {
  const pattern = latinPattern(source, 'iu')
  expect(pattern.test(matching)).toBe(true)
  expect(pattern.test(other)).toBe(false)
})

test('H12.1 the flag u stays only where something in the pattern needs it', () => {
  expect(latinPattern('(?<!\\p{L})bun', 'giu').flags).toBe('gi')
  expect(latinPattern('bun\\.', 'iu').flags).toBe('i')
  for (const source of ['\\p{Lu}bun', 'bun.', '[^,]bun', 'bun\\W', '\\u{1f950}', '🥐']) expect(latinPattern(source, 'iu').flags).toBe('iu')
})

test('several patterns become one, with the flags of the first', () => {
  expect('a roll'.replace(anyOf(/bun/i, /roll/), 'loaf')).toBe('a loaf')
})
