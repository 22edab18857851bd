import type { Section, SectionType } from '#src/contract/sections.ts'
import type { SectionTraits } from './sectionTraits.ts'

/**
 * What others must know of a page’s sections: their types, with the traits of those that have any, which services and players they use,
 * whether prices stand in them and whether a link opens the booking window, and its forms, with the place where each is written, the
 * recipients that it names and the page that it leads to.
 */
export type PageUses = {
  types: SectionType[]
  traits: { [Type in SectionType]?: SectionTraits }
  services: ('admin' | 'user')[]
  players: ('youtube' | 'vimeo')[]
  hasPrices: boolean
  opensBooking: boolean
  forms: ({ name: string; recipients: string[]; thanks?: string | undefined } & Written)[]
}

/** Where a section is written. */
type Written = { file: string; keyPath: (string | number)[] }

/** What sections use; `sources` says where each is written, and `traitsOf` knows the section types. */
export function pageUses(
  sections: readonly Section[],
  sources: readonly Written[],
  traitsOf: (type: SectionType) => SectionTraits | undefined,
): PageUses {
  const types = [...new Set(sections.map(({ type }) => type))]
  const traits = Object.fromEntries(types.flatMap((type) => [[type, traitsOf(type)] as const].filter(([, found]) => found)))
  const uses: PageUses = { types, traits, services: [], players: [], hasPrices: false, opensBooking: false, forms: [] }
  for (const [index, section] of sections.entries()) {
    if (section.type === 'form') {
      const { name, delivery } = section
      const { recipients = [], thanks } = delivery.kind === 'receiver' ? delivery : {}
      uses.forms.push({ name, ...sources[index]!, recipients, thanks })
      if (delivery.kind === 'endpoint') uses.services.push(delivery.service)
    } else if (traits[section.type]?.asksService) {
      const { backend } = section as { backend?: { service: 'admin' | 'user' } }
      if (backend) uses.services.push(backend.service)
    }
    if (section.type === 'media' && (section.shows.kind === 'youtube' || section.shows.kind === 'vimeo'))
      uses.players.push(section.shows.kind)
    if (section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price))) uses.hasPrices = true
  }
  return uses
}
