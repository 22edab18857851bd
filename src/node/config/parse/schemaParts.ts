import { z } from 'zod'

/** Parts of a schema: fields of an object, items of a list, options of a union, the inner schema of a wrapper such as `.optional()`. */
export type SchemaParts = {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  /** The values of a record. */
  valueType?: z.ZodType
  options?: z.ZodType[]
  /** The discriminator of a union. */
  discriminator?: string
  innerType?: z.ZodType
}

/** The parts of a schema, depending on its type. */
export function schemaParts(schema: z.ZodType): SchemaParts {
  return schema.def as SchemaParts
}

/** The discriminator values of a field; none for other fields. */
export function literalsOf(option: z.ZodType, field: string): ReadonlySet<unknown> {
  const tag = schemaParts(option).shape?.[field]
  return tag instanceof z.ZodLiteral ? tag.values : new Set()
}

/** The `kind` of a field in its metadata, or in that of the schema that it wraps. */
export function kindOf(schema: z.ZodType): string | undefined {
  const kind = schema.meta()?.['kind']
  const { innerType } = schemaParts(schema)
  return typeof kind === 'string' ? kind : innerType && kindOf(innerType)
}
