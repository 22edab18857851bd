import { expect, test } from 'vitest'
import { checkResult } from '#packages/recruiting/analysis/checks/CheckResult.ts'
import { refused, refusalOf } from './refused.ts'

const props = {
  words: { tooShort: 'Too short: {words} of {least}.', foreign: 'Not English.' },
  thresholds: { leastWords: 25 },
} as unknown as Parameters<typeof refused>[2]
const checks = (words: number, language = '') => [checkResult('jobWords', 'Formats', 'note', { facts: { words, language } })]

test('tools-review 12: too few words get no score, and the reason is kept with the text', () => {
  const stored = refused(checks(5), 'Baker wanted', props)!
  expect(stored).toMatchObject({ Total: 0, Text: 'Baker wanted', scores: [] })
  expect(refusalOf(stored)).toBe('Too short: 5 of 25.')
})

test('another language is plainly not understood', () => {
  expect(refusalOf(refused(checks(80, 'de'), 'Wir suchen', props)!)).toBe('Not English.')
})

test('an English advert of some length has a score', () => {
  expect(refused(checks(80), 'We seek', props)).toBeNull()
})

test('what a service scored without counting words keeps its score', () => {
  expect(refused([], 'We seek', props)).toBeNull()
})
