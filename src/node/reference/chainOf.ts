import type { z } from 'zod'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'

/** A schema, then what it was made from: the same without a description or a check, or what a wrapper such as `.optional()` holds. */
export function chainOf(schema: z.ZodType): z.ZodType[] {
  const from = (schema._zod.parent as z.ZodType | undefined) ?? schemaParts(schema).innerType
  return [schema, ...(from ? chainOf(from) : [])]
}
