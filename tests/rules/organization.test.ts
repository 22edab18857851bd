import { expect, test } from 'vitest'
import { Currency } from '#schemas/currency.ts'
import { Organization } from '#schemas/organization.ts'
import { LOCAL_BUSINESSES, ORGANIZATIONS, VISITED_PLACES } from '#schemas/organizationKinds.ts'

const company = { legalName: 'Bakery Limited', email: 'shop@bakery.example' }
const address = { street: '2 Market Row', city: 'Exampleton', country: 'United Kingdom' }

test('a business that people visit needs an address', () => {
  expect(Organization.safeParse({ ...company, kind: 'Bakery' }).error?.issues).toMatchObject([{ path: ['kind'] }])
  expect(Organization.safeParse({ ...company, kind: 'Bakery', address }).success).toBe(true)
})

test.each(['Museum', 'Zoo', 'PerformingArtsTheater', 'VeterinaryCare', 'Hospital'])('so does a %s', (kind) => {
  expect(Organization.safeParse({ ...company, kind }).success).toBe(false)
  expect(Organization.safeParse({ ...company, kind, address }).success).toBe(true)
})

test.each(['NGO', 'SportsTeam', 'CollegeOrUniversity', 'MusicGroup', 'ResearchOrganization', 'Airline'])('a %s needs none', (kind) => {
  expect(Organization.safeParse({ ...company, kind }).success).toBe(true)
})

test('the kinds of a list are in no other list, and each list is sorted below its first kind', () => {
  const lists = [ORGANIZATIONS, LOCAL_BUSINESSES, VISITED_PLACES]
  const all = lists.flat()
  expect(new Set(all).size).toBe(all.length)
  for (const [, ...below] of lists) expect(below).toEqual(below.toSorted())
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
