import { z } from 'zod'

/** What a schema is made of: fields of an object, items of a list, options of a union, what a wrapper such as `.optional()` holds. */
export type SchemaParts = {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  options?: z.ZodType[]
  /** The field by which a union chooses an option. */
  discriminator?: string
  innerType?: z.ZodType
}

/** The parts of a schema, those that its kind has. */
export function schemaParts(schema: z.ZodType): SchemaParts {
  return schema.def as SchemaParts
}

/** The values of a field by which a union chooses an option; none for other fields. */
export function literalsOf(option: z.ZodType, field: string): ReadonlySet<unknown> {
  const tag = schemaParts(option).shape?.[field]
  return tag instanceof z.ZodLiteral ? tag.values : new Set()
}

/** What a field says that it is, in the `kind` of its metadata or that of what it wraps. */
export function kindOf(schema: z.ZodType): string | undefined {
  const kind = schema.meta()?.['kind']
  const { innerType } = schemaParts(schema)
  return typeof kind === 'string' ? kind : innerType && kindOf(innerType)
}
