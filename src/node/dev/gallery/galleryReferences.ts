import type { z } from 'zod'
import { visitFields } from '#src/node/config/parse/fields.ts'
import type { Reference } from '#src/site/site.ts'
import { galleryTypes } from './galleryTypes.ts'

let known: Reference[] | undefined

/** The icons of all examples, as references. */
export function galleryReferences(): Reference[] {
  return (known ??= referencesIn(galleryTypes()))
}

/** The icons of some types. While a schema is being edited, its examples may not match it; they are skipped. */
export function referencesIn(types: readonly { schema: z.ZodType<object>; examples: readonly object[] }[]): Reference[] {
  return types.flatMap(({ schema, examples }) => {
    const found: Reference[] = []
    for (const example of examples) {
      const { data } = schema.safeParse(example)
      if (!data) continue
      visitFields(schema, data, (kind, value, keyPath) => {
        if (kind === 'icon') found.push({ kind, value, file: '_gallery', keyPath })
      })
    }
    return found
  })
}
