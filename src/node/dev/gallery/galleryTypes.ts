import type { z } from 'zod'
import { type ShownSection, shownSchemas } from '#src/contract/sections.ts'

/** A section type with the description from its schema; examples are as written in config. */
export type GalleryType = { type: string; about: string; schema: z.ZodType<z.output<typeof ShownSection>>; examples: object[] }

/** All section types, in the order of the gallery. */
export function galleryTypes(): GalleryType[] {
  return shownSchemas().map((schema) => {
    const { description = '', examples = [] } = schema.meta() as { description?: string; examples?: object[] }
    return { type: schema.shape.type.value, about: description, schema: schema as GalleryType['schema'], examples }
  })
}
