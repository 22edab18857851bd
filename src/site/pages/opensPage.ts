import type { Section } from '#src/contract/sections.ts'
import type { SitePage } from '#src/site/site.ts'

/** Whether a section opens its page: its title is the main heading (h1). */
export function opensPage({ uses }: Pick<SitePage, 'uses'>, { type }: Pick<Section, 'type'>): boolean {
  return uses.traits[type]?.opensPage === true
}
