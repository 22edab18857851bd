import { expect, test } from 'vitest'
import { SiteSettings } from '#schemas/site.ts'
import { Budget } from '#schemas/budget.ts'

test('G20 nothing is limited unless config says so', () => {
  expect(SiteSettings.shape.budgets.parse(undefined)).toEqual([])
})

test('G20 a budget says for which pages it holds, and limits something', () => {
  for (const budget of [{ html: 60 }, { kind: 'Product', path: '/products/*', pictures: 400, sections: 12 }])
    expect(Budget.safeParse(budget).success, JSON.stringify(budget)).toBe(true)
  for (const budget of [{}, { kind: 'Product' }, { path: 'products', html: 1 }, { kind: 'Thing', html: 1 }, { html: 0 }, { sections: 1.5 }])
    expect(Budget.safeParse(budget).success, JSON.stringify(budget)).toBe(false)
})
