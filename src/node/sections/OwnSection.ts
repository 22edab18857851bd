import type { OwnSchema } from '#src/contract/sections.ts'
import type { SwitchedOnHosts } from '#src/site/head/cspHosts.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** The component of a section type of a company. */
export type OwnView = Pick<OwnSection, 'type' | 'view' | 'behaviour' | 'traits'>

/** A section type that a company has written itself: where it is, and what it says of itself. Paths are absolute. */
export type OwnSection = {
  type: string
  /** The module whose default export is the component. */
  view: string
  behaviour: 'still' | 'live'
  traits: SectionTraits
  hosts: SwitchedOnHosts
  schema: OwnSchema
}
