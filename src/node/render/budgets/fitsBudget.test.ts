import { expect, test } from 'vitest'
import { fitsBudget } from './fitsBudget.ts'

test.each([
  ['/pricing', '/pricing', true],
  ['/pricing', '/pricing/basic', false],
  ['/products/*', '/products/qscreen', true],
  ['/products/*', '/products/qscreen/plans', true],
  ['/products/*', '/products', false],
  ['/*/plans', '/products/qscreen/plans', true],
  ['/*/plans', '/products/plans/old', false],
  ['/a*a', '/a', false],
  ['*', '/', true],
])('G20 a budget for %s and the page %s: %s', (path, page, fits) => {
  expect(fitsBudget({ path }, { path: page, kind: 'Product' })).toBe(fits)
})

test('G20 a budget may hold for a kind of pages, for a kind below an address, and for all', () => {
  const page = { path: '/products/qscreen', kind: 'Product' } as const
  expect(fitsBudget({}, page)).toBe(true)
  expect(fitsBudget({ kind: 'Product' }, page)).toBe(true)
  expect(fitsBudget({ kind: 'Article' }, page)).toBe(false)
  expect(fitsBudget({ kind: 'Product', path: '/services/*' }, page)).toBe(false)
})
