import { expect, test } from 'vitest'
import { shippedCompany } from './shippedCompany.ts'

const company = shippedCompany()

type Page = (typeof company.pages)[number]
const kindsOf = ({ sections }: Page) => sections.map((section) => `${section.type} ${'variant' in section ? section.variant : ''}`)

/** The smallest set of pages that covers each section type, those with most types first; the release tests open all pages. */
function pagesOfEachKind(): Page[] {
  const left = new Set(company.pages.flatMap(kindsOf))
  const kindsLeft = (page: Page) => new Set(kindsOf(page).filter((kind) => left.has(kind))).size
  const chosen: Page[] = []
  while (left.size > 0) {
    const best = company.pages.reduce((one, other) => (kindsLeft(other) > kindsLeft(one) ? other : one))
    chosen.push(best)
    for (const kind of kindsOf(best)) left.delete(kind)
  }
  return chosen
}

test(
  'pages that hold the kinds of section of the company have one main heading, come to life without an error, are accessible and narrow',
  { timeout: 600_000 },
  async () => expect(await company.findings(pagesOfEachKind().map(({ path }) => path))).toEqual([]),
)
