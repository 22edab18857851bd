import type { Section, SectionType } from '#src/contract/sections.ts'
import type { ListUse } from '#src/site/lists/listUse.ts'
import { showsSiteWords } from '#src/site/forms/formWords.ts'
import type { SectionTraits } from './sectionTraits.ts'

/**
 * Facts about a page’s sections for other modules: their types, with their traits, the services and video players that they use, whether
 * they contain prices or open the booking dialog, their lists, and their forms, each with its place, recipients and thank-you page, and
 * whether it shows texts of the site.
 */
export type PageUses = {
  types: SectionType[]
  traits: { [Type in SectionType]?: SectionTraits }
  services: ('admin' | 'user')[]
  players: ('youtube' | 'vimeo')[]
  hasPrices: boolean
  opensBooking: boolean
  lists: ListUse[]
  forms: ({ name: string; recipients: string[]; thanks?: string | undefined; showsSiteWords: boolean } & Written)[]
}

/** The place of a section in its file. */
type Written = { file: string; keyPath: (string | number)[] }

/** What sections use; `sources` has their places, and `traitsOf` returns the traits of section types. */
export function pageUses(
  sections: readonly Section[],
  sources: readonly Written[],
  traitsOf: (type: SectionType) => SectionTraits | undefined,
): PageUses {
  const types = [...new Set(sections.map(({ type }) => type))]
  const traits = Object.fromEntries(types.flatMap((type) => [[type, traitsOf(type)] as const].filter(([, found]) => found)))
  const uses: PageUses = { types, traits, services: [], players: [], hasPrices: false, opensBooking: false, lists: [], forms: [] }
  for (const [index, section] of sections.entries()) {
    if (section.type === 'form') {
      const { name, delivery } = section
      const { recipients = [], thanks } = delivery.kind === 'receiver' ? delivery : {}
      uses.forms.push({ name, ...sources[index]!, recipients, thanks, showsSiteWords: showsSiteWords(section) })
      if (delivery.kind === 'endpoint') uses.services.push(delivery.service)
    } else if (traits[section.type]?.asksService) {
      const { backend } = section as { backend?: { service: 'admin' | 'user' } }
      if (backend) uses.services.push(backend.service)
    }
    if (section.type === 'list') {
      const { collection, where, sort, limit, group, layout, show, summaries, pages, facets, search, anchors } = section
      const opener = sections.findIndex(({ type }) => traits[type]?.opensPage)
      const settings = { collection, where, sort, limit, group, layout, show, summaries, pages, facets, search, anchors }
      uses.lists.push({ ...settings, index, ...(opener !== -1 && { opener: { index: opener, type: sections[opener]!.type } }) })
    }
    if (section.type === 'media' && (section.shows.kind === 'youtube' || section.shows.kind === 'vimeo'))
      uses.players.push(section.shows.kind)
    if (section.type === 'pricingPlans' && section.plans.some(({ price }) => !('words' in price))) uses.hasPrices = true
  }
  return uses
}
