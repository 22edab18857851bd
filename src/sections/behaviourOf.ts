import type { ViewSection } from '#src/site/pages/pageData.ts'
import { sections } from './index.tsx'
import type { Behaviour, SectionEntry } from './SectionEntry.ts'

/** The behaviour of a section, which may depend on its fields. */
export function behaviourOf(section: ViewSection): Behaviour {
  const { behaviour } = sections[section.type] as Pick<SectionEntry<ViewSection>, 'behaviour'>
  return typeof behaviour === 'function' ? behaviour(section) : behaviour
}
