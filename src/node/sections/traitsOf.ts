import { type SectionTraits, sectionTraits } from '#src/site/pages/sectionTraits.ts'
import { ownSectionTraits } from './ownSections.ts'

/** What a section type says of itself, be it one of the builder or of the company; undefined where that is nothing. */
export function traitsOf(type: string): SectionTraits | undefined {
  return ownSectionTraits(type) ?? (sectionTraits as Record<string, SectionTraits | undefined>)[type]
}
