import { z } from 'zod'

/** A schema as JSON Schema, as far as forms and the gallery read it. */
export type FieldJson = {
  type?: string
  properties?: Record<string, FieldJson>
  required?: string[]
  items?: FieldJson
  anyOf?: FieldJson[]
  oneOf?: FieldJson[]
  allOf?: FieldJson[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  default?: unknown
  description?: string
  format?: string
  /** What a field is in our own words: see `kindOf`. */
  kind?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** The schema of what an author writes, with everything in it in its place. */
export function fieldJson(schema: z.ZodType): FieldJson {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as FieldJson
}
