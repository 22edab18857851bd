import type { z } from 'zod'
import { schemaParts } from '#src/node/config/parse/schemaParts.ts'

/**
 * A schema, followed by those it was derived from: the same without a description or a check, or the inner schema of a wrapper such as
 * `.optional()`.
 */
export function chainOf(schema: z.ZodType): z.ZodType[] {
  const from = (schema._zod.parent as z.ZodType | undefined) ?? schemaParts(schema).innerType
  return [schema, ...(from ? chainOf(from) : [])]
}
