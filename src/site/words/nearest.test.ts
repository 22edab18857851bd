import { expect, test } from 'vitest'
import { didYouMean, nearest } from './nearest.ts'

test.each([
  ['titel', 'title'],
  ['Hero', 'hero'],
  ['herro', 'hero'],
  ['/princing/basic', '/pricing/basic'],
])('%j is taken for %j', (word, meant) => {
  expect(nearest(word, ['title', 'hero', 'faq', '/pricing/basic'])).toBe(meant)
})

test.each(['xyz', '', 'something-else'])('%j is taken for nothing', (word) => {
  expect(nearest(word, ['title', 'hero'])).toBeUndefined()
  expect(didYouMean(word, ['title', 'hero'])).toBeUndefined()
})

test('the closest known word wins, the first among equals', () => {
  expect(nearest('stats', ['steps', 'stat', 'stets'])).toBe('stat')
  expect(didYouMean('tab', ['tabs', 'taba'])).toBe('Did you mean "tabs"?')
})

test('C13 names of object members are known words like any other', () => {
  expect(nearest('constructr', ['constructor'])).toBe('constructor')
  expect(nearest('__proto__', [])).toBeUndefined()
})

test('C27 a word of 100,000 characters is answered at once', () => {
  const before = process.cpuUsage()
  expect(nearest('x'.repeat(100_000), ['title', 'hero'])).toBeUndefined()
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(100)
})
