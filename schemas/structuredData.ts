import { z } from 'zod'
import { line } from './atoms.ts'

const Type = z
  .string()
  .max(60)
  .regex(/^[A-Z0-9][A-Za-z0-9]*$/, 'must be a type of schema.org such as ExhibitionEvent')
  .describe('Type of schema.org, such as Event, ExhibitionEvent, Product, Person or Place.')

const Property = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a property of schema.org such as startDate')

const Words = line(320).describe('A text. Fields in braces, such as {period.start}, stand for their values.')

/** How entries of a collection are described to search engines. */
export const StructuredData = z
  .strictObject({
    type: Type,
    properties: z
      .record(
        Property,
        z.union([
          Words,
          z
            .strictObject({ type: Type, properties: z.record(Property, Words).describe('Its properties.') })
            .describe('A thing with a type of its own.'),
        ]),
      )
      .default({})
      .describe('Properties by name. The name, the summary, the address and the cover of the entry are added.'),
  })
  .describe('Describes each entry to search engines as a thing of schema.org, with properties from its fields.')

/** Structured data of a collection, parsed. */
export type StructuredData = z.output<typeof StructuredData>
