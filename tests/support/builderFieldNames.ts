import type { z } from 'zod'
import { sectionSchemas } from '#src/contract/sections.ts'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'

/** The fields that all sections have in addition to their own. */
const DERIVED = ['toolWords', 'entries', 'cards', 'news', 'page', 'address', 'previous', 'next', 'pictures']

/** The names of all fields of the builder’s sections, including nested ones; without `type`. */
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
