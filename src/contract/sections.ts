import { z } from 'zod'
import { Fragment } from '#schemas/fragment.ts'
import { sectionSchemas } from '#src/sections/schemas.ts'

export { sectionModules, sectionSchemas } from '#src/sections/schemas.ts'

/** A section of one of the available types. */
export const ShownSection = z.discriminatedUnion('type', [...sectionSchemas]).describe('A section; `type` says which.')

/** A section in config: a section type, or a shared fragment. */
export const Section = z.discriminatedUnion('type', [...sectionSchemas, Fragment]).describe('A section of a page; `type` says which.')

/** A company’s own section type, created with `section` like the builder’s types. */
export type OwnSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Adds a company’s section types to the available ones. Call it before anything is parsed, because unions read their options once; adding a
 * type again has no effect.
 */
export function addSectionTypes(schemas: readonly OwnSchema[]): void {
  for (const union of [ShownSection, Section]) {
    const options = union.def.options as unknown as OwnSchema[]
    for (const schema of schemas) if (!options.some((option) => typeOf(option) === typeOf(schema))) options.push(schema)
  }
}

/** All available section types, the company’s last. */
export function shownSchemas(): readonly (typeof sectionSchemas)[number][] {
  return ShownSection.def.options
}

/** Whether a section type is the company’s own. */
export function isOwnType(type: string): boolean {
  return !ofBuilder.has(type)
}

const ofBuilder: ReadonlySet<string> = new Set([...sectionSchemas, Fragment].map(typeOf))

function typeOf(schema: OwnSchema): string {
  return schema.shape.type.value
}

/** A parsed section, with fragments replaced by their sections. */
export type Section = z.output<typeof ShownSection>
/** A parsed section or fragment. */
export type AnySection = z.output<typeof Section>
/** The name of a section type. */
export type SectionType = Section['type']
/** The props of a section type’s component. */
export type SectionProps<Type extends SectionType> = Extract<Section, { type: Type }>
