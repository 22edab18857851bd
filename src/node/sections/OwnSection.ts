import type { OwnSchema } from '#src/contract/sections.ts'
import type { SwitchedOnHosts } from '#src/site/head/cspHosts.ts'
import type { ShownFields } from '#src/site/markdown/byFields.ts'
import type { SectionTraits } from '#src/site/pages/sectionTraits.ts'

/** The component of an own section type. */
export type OwnView = Pick<OwnSection, 'type' | 'view' | 'behaviour' | 'traits' | 'markdown' | 'shows'>

/** The exports of a section type’s schema file. */
export type SaidOfSection = {
  schema: OwnSchema
  /** Its behaviour as code: a name, or a function of the fields. */
  behaviour: string
  traits: SectionTraits
  hosts: SwitchedOnHosts
}

/** A company’s own section type: its location and its properties. Paths are absolute. */
export type OwnSection = SaidOfSection & {
  type: string
  /** The module whose default export is the component. */
  view: string
  /** The module whose default export writes it as Markdown; without one, `shows` are the fields that are written. */
  markdown: string | undefined
  shows: ShownFields
}
