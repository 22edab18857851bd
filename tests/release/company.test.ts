import { expect, test } from 'vitest'
import { shippedCompany } from '#tests/e2e/acceptance/shippedCompany.ts'

const company = shippedCompany()

test(
  'every page of the company has one main heading, comes to life without an error, is accessible and as narrow as its window',
  { timeout: 900_000 },
  async () => expect(await company.findings(company.pages.map(({ path }) => path))).toEqual([]),
)
