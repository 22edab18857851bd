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

test('H12.5 what leaves the score once it is mended costs the same beside many others of its kind as alone', () => {
  const weights = { pay: 6, clear: 6, age: 6, sex: 6, faith: 6 }
  const leaves = (id: string) => ['age', 'sex', 'faith'].includes(id)
  const totalWith = (...found: string[]) =>
    score(
      [
        checkResult('pay', 'Basic', 'good'),
        checkResult('clear', 'Basic', 'good'),
        ...['age', 'sex', 'faith'].map((id) => checkResult(id, 'Basic', found.includes(id) ? 'missing' : 'note')),
      ],
      weights,
      leaves,
    ).total
  expect([totalWith(), totalWith('age'), totalWith('age', 'sex'), totalWith('age', 'sex', 'faith')]).toEqual([100, 70, 40, 10])
})

test('H12.5 where only what leaves counts, the score is 0', () => {
  expect(score([checkResult('age', 'Basic', 'missing')], { age: 6 }, () => true)).toEqual({
    total: 0,
    parts: [{ id: 'age', points: 0, outOf: 100 }],
  })
})
