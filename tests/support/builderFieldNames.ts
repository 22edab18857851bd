import type { z } from 'zod'
import { sectionSchemas } from '#src/contract/sections.ts'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'

/** What sections get beside their own fields. */
const DERIVED = ['toolWords', 'entries', 'cards', 'news', 'page', 'address', 'previous', 'next', 'pictures']

/** The names of all fields that sections of the builder have, those of what is in them too; without `type`. */
export function builderFieldNames(): string[] {
  const names = new Set(DERIVED)
  const seen = new Set<z.ZodType>()
  const visit = (schema: z.ZodType) => {
    if (seen.has(schema)) return
    seen.add(schema)
    const { shape = {}, element, options = [], innerType } = schemaParts(schema)
    for (const [name, field] of Object.entries(shape)) {
      names.add(name)
      visit(field)
    }
    for (const inner of [...options, element, innerType]) if (inner) visit(inner)
  }
  for (const schema of sectionSchemas) visit(schema as unknown as z.ZodType)
  names.delete('type')
  return [...names]
}
