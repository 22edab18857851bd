import { expect, test } from 'vitest'
import { Currency } from '#schemas/currency.ts'
import { Organization } from '#schemas/organization.ts'

const company = { legalName: 'Bakery Limited', email: 'shop@bakery.example' }
const address = { street: '2 Market Row', city: 'Exampleton', country: 'United Kingdom' }

test('a business that people visit needs an address', () => {
  expect(Organization.safeParse({ ...company, kind: 'Bakery' }).error?.issues).toMatchObject([{ path: ['kind'] }])
  expect(Organization.safeParse({ ...company, kind: 'Bakery', address }).success).toBe(true)
})

test('a company that nobody visits needs none', () => {
  expect(Organization.safeParse(company).success).toBe(true)
})

test.each(['EUR', 'CHF', 'JPY', 'BRL', 'PLN'])('%s is a currency', (code) => {
  expect(Currency.safeParse(code).success).toBe(true)
})

test.each(['EURO', 'eur', '€', 'XQZ'])('%s is none', (code) => {
  expect(Currency.safeParse(code).error?.issues).toHaveLength(1)
})
