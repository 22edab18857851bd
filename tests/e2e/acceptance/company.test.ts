import { expect, test } from 'vitest'
import { shippedCompany } from './shippedCompany.ts'

const company = shippedCompany()

/** Pages that have, one after the other, a kind of section that none before them has; the release tests look at all. */
function pagesOfEachKind() {
  const kinds = new Set<string>()
  const isNew = (kind: string) => !kinds.has(kind) && kinds.add(kind)
  return company.pages.filter(
    ({ sections }) => sections.map((section) => `${section.type} ${'variant' in section ? section.variant : ''}`).filter(isNew).length > 0,
  )
}

test(
  'pages that hold each kind of section of the company have one main heading, come to life without an error, are accessible and narrow',
  { timeout: 600_000 },
  async () => expect(await company.findings(pagesOfEachKind().map(({ path }) => path))).toEqual([]),
)
