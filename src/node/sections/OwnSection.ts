import type { OwnSchema } from '#src/contract/sections.ts'
import type { SwitchedOnHosts } from '#src/site/head/cspHosts.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** The component of a section type of a company. */
export type OwnView = Pick<OwnSection, 'type' | 'view' | 'behaviour' | 'traits'>

/** What the schema file of a section type says. */
export type SaidOfSection = {
  schema: OwnSchema
  /** How it behaves, as code: a name, or a function of the fields. */
  behaviour: string
  traits: SectionTraits
  hosts: SwitchedOnHosts
}

/** A section type that a company has written itself: where it is, and what it says of itself. Paths are absolute. */
export type OwnSection = SaidOfSection & {
  type: string
  /** The module whose default export is the component. */
  view: string
}
