import { expect, test } from 'vitest'
import { checkResult } from './CheckResult.ts'
import { score } from './score.ts'

test('R5.1 the score is the weighted share of the checks that count, and its parts add up', () => {
  const checks = [
    checkResult('a', 'Basic', 'good'),
    checkResult('b', 'Basic', 'improve', { share: 0.5 }),
    checkResult('c', 'Basic', 'missing'),
    checkResult('d', 'Basic', 'note'),
  ]
  expect(score(checks, { a: 2, b: 1, c: 1, d: 50 })).toEqual({
    total: 63,
    parts: [
      { id: 'a', points: 50, outOf: 50 },
      { id: 'b', points: 12.5, outOf: 25 },
      { id: 'c', points: 0, outOf: 25 },
    ],
  })
})

test('where nothing counts the score is 0', () => {
  expect(score([checkResult('a', 'Basic', 'note')], { a: 1 })).toEqual({ total: 0, parts: [] })
  expect(score([checkResult('a', 'Basic', 'good')], {})).toEqual({ total: 0, parts: [] })
})
