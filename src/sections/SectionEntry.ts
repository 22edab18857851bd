import type { ComponentType } from 'react'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/**
 * How a section behaves. `still`: on a prerendered page its DOM is adopted as it stands and its code is never fetched. `live`: it hydrates
 * when it comes near the viewport or is about to be used; one that keeps results hydrates at once where there are some of an earlier visit.
 * `onUse`: it is live, and stays as the document shows it until somebody is about to use it.
 */
export type Behaviour = 'still' | 'live' | 'onUse'

/** What the browser knows of a section type before its code is there. How it behaves may depend on the section. */
export type SectionEntry<Props extends object> = {
  behaviour: Behaviour | ((section: Props) => Exclude<Behaviour, 'still'>)
  traits: SectionTraits
  view(): Promise<ComponentType<Props>>
}
