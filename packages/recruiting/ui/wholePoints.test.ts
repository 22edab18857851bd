import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { wholePoints } from './wholePoints.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('R5.4 parts that are shown add up to the score that is shown, and to a hundred', () => {
  const parts = [50, 50 / 3, 50 / 3, 50 / 3].map((outOf) => ({ outOf, points: outOf }))
  const shown = wholePoints(parts)
  expect(shown).toEqual([
    { outOf: 50, points: 50 },
    { outOf: 17, points: 17 },
    { outOf: 17, points: 17 },
    { outOf: 16, points: 16 },
  ])
})

test('R5.4 no part has more than it can give, and none is further off than one point', () => {
  const part = fc
    .tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([outOf, share]) => ({ outOf, points: outOf * share }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const shown = wholePoints(parts)
      expect(sum(shown.map(({ outOf }) => outOf))).toBe(Math.round(sum(parts.map(({ outOf }) => outOf))))
      for (const [at, { points, outOf }] of shown.entries()) {
        expect(points).toBeLessThanOrEqual(outOf)
        expect(Math.abs(outOf - parts[at]!.outOf)).toBeLessThan(1)
        expect(Math.abs(points - parts[at]!.points)).toBeLessThan(2)
      }
    }),
  )
})

test('nothing has no parts', () => expect(wholePoints([])).toEqual([]))
