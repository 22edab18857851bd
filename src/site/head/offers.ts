import type { SectionProps } from '#schemas/sections/index.ts'
import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { Thing } from './thing.ts'

type Plans = SectionProps<'pricingPlans'>
type Plan = Plans['plans'][number]

/** Whether a page shows a plan that has a price in numbers. */
export function hasPrices(page: SitePage): boolean {
  return page.sections.some((section) => section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price)))
}

const priced = new WeakMap<SitePage[], SitePage[]>()

/** What the page’s product or service costs: the plans on the page itself, then those on pages right below it in the breadcrumb. */
export function offersOf(site: Site, page: SitePage): Thing[] {
  const withPrices = priced.get(site.pages) ?? site.pages.filter(hasPrices)
  priced.set(site.pages, withPrices)
  return withPrices
    .filter((other) => other === page || pageAbove(site, other) === page)
    .sort((one, other) => Number(other === page) - Number(one === page))
    .flatMap((shown): Thing[] => {
      const url = absoluteUrl(site, shown.path)
      return shown.sections.flatMap((section) =>
        section.type === 'pricingPlans' ? section.plans.flatMap((plan) => offers(section, plan, url)) : [],
      )
    })
}

/** A plan as an offer; none when it says its price in words, since an offer needs a number. */
function offers({ currency, billing }: Plans, { name, bestFor, price, unit }: Plan, url: string): Thing[] {
  if ('words' in price) return []
  const part = (amount: number, more: Thing) => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: currency,
    ...(unit === undefined ? {} : { description: unit }),
    ...more,
  })
  // UN/CEFACT calls a month MON. Both prices are by the month; the second is charged for twelve at once.
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
