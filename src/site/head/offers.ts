import type { SectionProps } from '#src/contract/sections.ts'
import { pricedPagesBelow } from '#src/site/pages/pricedPages.ts'
import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

type Plans = SectionProps<'pricingPlans'>
type Plan = Plans['plans'][number]

/** Prices of the page’s product or service: the plans on the page itself, then those on its child pages in the breadcrumb. */
export function offersOf(site: Site, page: SitePage): Thing[] {
  return [...(page.uses.hasPrices ? [page] : []), ...pricedPagesBelow(site, page)].flatMap((shown): Thing[] => {
    const url = absoluteUrl(site, shown.path)
    return sectionsOfType(shown.sections, 'pricingPlans').flatMap((section) => section.plans.flatMap((plan) => offers(section, plan, url)))
  })
}

/** A plan as an offer; none if its price is a text, because an offer needs a number. */
function offers({ currency, billing }: Plans, { name, bestFor, price, unit }: Plan, url: string): Thing[] {
  if ('words' in price) return []
  const part = (amount: number, more: Thing) => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    ...(unit === undefined ? {} : { description: unit }),
    ...more,
  })
  // MON is the UN/CEFACT code for a month. Both prices are monthly; the second is billed yearly.
  const parts =
    'once' in price
      ? [part(price.once, {})]
      : [
          part(price.monthly, { ...(billing ? { name: billing.monthly } : {}), unitCode: 'MON', billingIncrement: 1 }),
          part(price.yearly, { ...(billing ? { name: billing.yearly } : {}), unitCode: 'MON', billingIncrement: 12 }),
        ]
  return [
    {
      '@type': 'Offer',
      name,
      description: bestFor,
      url,
      price: 'once' in price ? price.once : price.monthly,
      priceCurrency: currency,
      priceSpecification: parts,
    },
  ]
}
