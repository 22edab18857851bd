import type { ViewSection } from '#src/site/pages/pageData.ts'
import { lazySectionOf } from './index.tsx'
import type { Behaviour } from './SectionEntry.ts'

/** The behaviour of a section, which may depend on its fields. */
export function behaviourOf(section: ViewSection): Behaviour {
  const { behaviour } = lazySectionOf(section)
  return typeof behaviour === 'function' ? behaviour(section) : behaviour
}
