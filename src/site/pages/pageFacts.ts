import type { SectionType } from '#schemas/sections/index.ts'
import type { SitePage } from '#src/site/site.ts'

/** What others must know of a page’s sections: their types, which services and players they use, and whether prices stand in them. */
export type PageFacts = { types: SectionType[]; services: ('admin' | 'user')[]; players: ('youtube' | 'vimeo')[]; hasPrices: boolean }

const known = new WeakMap<SitePage, PageFacts>()

/** The facts of a page, worked out once. */
export function pageFacts(page: SitePage): PageFacts {
  const facts = known.get(page) ?? factsOf(page)
  known.set(page, facts)
  return facts
}

/** Says the facts of a page that are known from before, so that its sections need not be read for them. */
export function rememberFacts(page: SitePage, facts: PageFacts): void {
  known.set(page, facts)
}

function factsOf({ sections }: SitePage): PageFacts {
  const facts: PageFacts = { types: [...new Set(sections.map(({ type }) => type))], services: [], players: [], hasPrices: false }
  for (const section of sections) {
    if (section.type === 'form') {
      if (section.delivery.kind === 'endpoint') facts.services.push(section.delivery.service)
    } else if ('backend' in section && section.backend) facts.services.push(section.backend.service)
    if (section.type === 'media' && (section.shows.kind === 'youtube' || section.shows.kind === 'vimeo'))
      facts.players.push(section.shows.kind)
    if (section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price))) facts.hasPrices = true
  }
  return facts
}
