import { z } from 'zod'
import { Fragment } from '#schemas/fragment.ts'
import { sectionSchemas } from '#src/sections/schemas.ts'

export { sectionModules, sectionSchemas } from '#src/sections/schemas.ts'

/** A section of one of the types that a page can show. */
export const ShownSection = z.discriminatedUnion('type', [...sectionSchemas]).describe('A section; `type` says which.')

/** One section of a page as it is written in config: a section type, or a shared fragment. */
export const Section = z.discriminatedUnion('type', [...sectionSchemas, Fragment]).describe('A section of a page; `type` says which.')

/** A section type that a company has written itself; it is made by `section`, as those here are. */
export type OwnSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Adds section types of a company to those that pages can show. It must be called before anything is parsed, since the unions look at
 * their options once; adding a type again changes nothing.
 */
export function addSectionTypes(schemas: readonly OwnSchema[]): void {
  for (const union of [ShownSection, Section]) {
    const options = union.def.options as unknown as OwnSchema[]
    for (const schema of schemas) if (!options.some((option) => typeOf(option) === typeOf(schema))) options.push(schema)
  }
}

/** All section types that a page can show, those of the company last. */
export function shownSchemas(): readonly (typeof sectionSchemas)[number][] {
  return ShownSection.def.options
}

/** Whether a section type is one of the company, and not of the builder. */
export function isOwnType(type: string): boolean {
  return !ofBuilder.has(type)
}

const ofBuilder: ReadonlySet<string> = new Set([...sectionSchemas, Fragment].map(typeOf))

function typeOf(schema: OwnSchema): string {
  return schema.shape.type.value
}

/** A section as it is shown: parsed, fragments already replaced by their sections. */
export type Section = z.output<typeof ShownSection>
/** A section or a fragment, parsed. */
export type AnySection = z.output<typeof Section>
/** The name of a section type. */
export type SectionType = Section['type']
/** What the component of a section type receives. */
export type SectionProps<Type extends SectionType> = Extract<Section, { type: Type }>
