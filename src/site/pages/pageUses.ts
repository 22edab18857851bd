import type { Section, SectionType } from '#schemas/sections/index.ts'

/**
 * What others must know of a page’s sections: their types, which services and players they use, whether prices stand in them, and its
 * forms, with the place where each is written, the recipients that it names and the page that it leads to.
 */
export type PageUses = {
  types: SectionType[]
  services: ('admin' | 'user')[]
  players: ('youtube' | 'vimeo')[]
  hasPrices: boolean
  forms: ({ name: string; recipients: string[]; thanks?: string | undefined } & Written)[]
}

/** Where a section is written. */
type Written = { file: string; keyPath: (string | number)[] }

/** What sections use; `sources` says where each is written. */
export function pageUses(sections: readonly Section[], sources: readonly Written[]): PageUses {
  const types = [...new Set(sections.map(({ type }) => type))]
  const uses: PageUses = { types, services: [], players: [], hasPrices: false, forms: [] }
  for (const [index, section] of sections.entries()) {
    if (section.type === 'form') {
      const { name, delivery } = section
      const { recipients = [], thanks } = delivery.kind === 'receiver' ? delivery : {}
      uses.forms.push({ name, ...sources[index]!, recipients, thanks })
      if (delivery.kind === 'endpoint') uses.services.push(delivery.service)
    } else if ('backend' in section && section.backend) uses.services.push(section.backend.service)
    if (section.type === 'media' && (section.shows.kind === 'youtube' || section.shows.kind === 'vimeo'))
      uses.players.push(section.shows.kind)
    if (section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price))) uses.hasPrices = true
  }
  return uses
}
