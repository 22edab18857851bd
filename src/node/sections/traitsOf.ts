import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'
import { sectionModules } from '#src/contract/sections.ts'
import { ownSectionTraits } from './ownSections.ts'
import { traitsIn } from './traitsIn.ts'

const ofBuilder = new Map(
  Object.entries(sectionModules).flatMap(([type, module]) => {
    const traits = traitsIn(module)
    return Object.keys(traits).length === 0 ? [] : [[type, traits] as const]
  }),
)

/** The properties of a section type, of the builder or of the company; undefined if it has none. */
export function traitsOf(type: string): SectionTraits | undefined {
  return ownSectionTraits(type) ?? ofBuilder.get(type)
}
