import { expect, test } from 'vitest'
import { balancedSpans } from './balancedSpans.ts'

test('every row is full, however many cards there are', () => {
  for (const columns of [2, 3, 4] as const)
    for (let count = 1; count <= 24; count++) {
      const spans = balancedSpans(count, columns)
      expect(spans).toHaveLength(count)
      expect(spans.reduce((sum, span) => sum + span, 0) % 12, `${count} cards in ${columns} columns`).toBe(0)
      expect(Math.min(...spans)).toBeGreaterThanOrEqual(12 / columns)
    }
})

test('the last row is never much emptier than the others', () => {
  expect(balancedSpans(5, 3)).toEqual([4, 4, 4, 6, 6])
  expect(balancedSpans(4, 3)).toEqual([6, 6, 6, 6])
  expect(balancedSpans(7, 3)).toEqual([4, 4, 4, 6, 6, 6, 6])
})

test('no cards take no room', () => {
  expect(balancedSpans(0, 3)).toEqual([])
})
