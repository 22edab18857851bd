import { expect, test } from 'vitest'
import type { Finding } from '#packages/recruiting/results/records.ts'
import { gain } from './gain.ts'
import { isByWorth, isToMend, prioritised } from './prioritised.ts'

const finding = (id: string, state: Finding['state'], after?: string): Finding => ({
  id,
  label: id,
  state,
  detail: '',
  ...(after && { after }),
})
const part = (id: string, score: number, outOf: number) => ({ id, label: id, score, outOf })

test('R5 what gains most comes first, then what is missing; what is good and remarks are not to be mended', () => {
  const findings = [
    finding('remark', 'note'),
    finding('good', 'good'),
    finding('worded', 'improve'),
    finding('absent', 'missing'),
    finding('small', 'missing'),
    finding('large', 'improve'),
  ]
  const scores = [part('good', 9, 9), part('small', 0, 1), part('large', 2, 6)]
  expect(prioritised(findings, scores).map(({ finding: { id } }) => id)).toEqual(['large', 'small', 'absent', 'worded'])
  expect(findings.filter(isToMend)).toHaveLength(4)
})

test('H12.5 where forbidden wording comes first, something later may be worth more, and it is not said that nothing is', () => {
  const findings = [finding('pay', 'missing'), finding('place', 'missing'), finding('age', 'improve')]
  const scores = [part('pay', 0, 9), part('place', 0, 4), part('age', 0, 6)]
  const halves = (leaves?: (id: string) => boolean) => {
    const fixes = prioritised(findings, scores, leaves)
    return [fixes.slice(0, 1), fixes.slice(1)] as const
  }
  expect(halves()[0][0]!.finding.id).toBe('pay')
  expect(isByWorth(...halves())).toBe(true)
  expect(halves((id) => id === 'age')[0][0]!.finding.id).toBe('age')
  expect(isByWorth(...halves((id) => id === 'age'))).toBe(false)
})

test('R5 what waits for another is mended with it, and counts there', () => {
  const findings = [
    finding('email', 'missing'),
    finding('jobs', 'missing'),
    finding('dates', 'missing', 'jobs'),
    finding('order', 'missing', 'dates'),
  ]
  const scores = [part('email', 0, 5), part('jobs', 0, 2), part('dates', 0, 2), part('order', 0, 2)]
  expect(prioritised(findings, scores).map(({ ids }) => ids)).toEqual([['jobs', 'dates', 'order'], ['email']])
})

test('what waits for something that is in order, or for nothing that is there, stands for itself', () => {
  const findings = [
    finding('jobs', 'good'),
    finding('dates', 'missing', 'jobs'),
    finding('order', 'missing', 'gone'),
    finding('self', 'missing', 'self'),
  ]
  expect(prioritised(findings, []).map(({ ids }) => ids)).toEqual([['dates'], ['order'], ['self']])
})

test('R5 the gain is what the whole score rises by, rounding included', () => {
  const scores = [part('a', 0.3, 0.6), part('b', 49.9, 99.4)]
  expect(gain(scores, ['a'])).toBe(1)
  expect(gain(scores, ['b'])).toBe(50)
  expect(gain([part('a', 0.3, 0.6), part('b', 50, 99.4)], ['a'])).toBe(1)
  expect(gain([part('a', 0, 0.4), part('b', 50, 99.6)], ['a'])).toBe(0)
  expect(gain([], ['a'])).toBe(0)
})

test('H12.5 a wording that may be unlawful comes first; once it goes, the score rises by what the others then make up', () => {
  const scores = [part('age', 0, 6), part('origin', 0, 6), part('pay', 0, 6), part('rest', 57, 82)]
  const leaves = (id: string) => id === 'age' || id === 'origin'
  expect(gain(scores, ['age'], leaves)).toBe(Math.round(5700 / 94) - 57)
  expect(gain(scores, ['age', 'origin'], leaves)).toBe(Math.round(5700 / 88) - 57)
  expect(gain(scores, ['pay'], leaves)).toBe(6)
  expect(prioritised([finding('age', 'improve'), finding('pay', 'missing')], scores, leaves).map(({ ids }) => ids)).toEqual([
    ['age'],
    ['pay'],
  ])
  expect(gain([part('age', 0, 100)], ['age'], leaves)).toBe(0)
})
