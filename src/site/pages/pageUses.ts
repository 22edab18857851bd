import type { Section, SectionType } from '#schemas/sections/index.ts'

/** What others must know of a page’s sections: their types, which services and players they use, and whether prices stand in them. */
export type PageUses = { types: SectionType[]; services: ('admin' | 'user')[]; players: ('youtube' | 'vimeo')[]; hasPrices: boolean }

/** What sections use. */
export function pageUses(sections: readonly Section[]): PageUses {
  const uses: PageUses = { types: [...new Set(sections.map(({ type }) => type))], services: [], players: [], hasPrices: false }
  for (const section of sections) {
    if (section.type === 'form') {
      if (section.delivery.kind === 'endpoint') uses.services.push(section.delivery.service)
    } else if ('backend' in section && section.backend) uses.services.push(section.backend.service)
    if (section.type === 'media' && (section.shows.kind === 'youtube' || section.shows.kind === 'vimeo'))
      uses.players.push(section.shows.kind)
    if (section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price))) uses.hasPrices = true
  }
  return uses
}
