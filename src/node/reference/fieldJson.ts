import { z } from 'zod'
import { saidOf } from './saidOf.ts'
import { type ShapeName, shapeOf } from './shapes.ts'

/** A schema as JSON Schema, limited to what forms, the gallery and the reference read. */
export type FieldJson = {
  type?: string
  properties?: Record<string, FieldJson>
  required?: string[]
  items?: FieldJson | false
  prefixItems?: FieldJson[]
  propertyNames?: FieldJson
  additionalProperties?: FieldJson | false
  anyOf?: FieldJson[]
  oneOf?: FieldJson[]
  allOf?: FieldJson[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  default?: unknown
  description?: string
  format?: string
  /** The product’s name for the kind of a field: see `kindOf`. */
  kind?: string
  /** For an id of an entry: its collection. */
  collection?: string
  /** For words of another text of the same group: the name of that field. */
  partOf?: string
  /** For a field that a collection declares: its label. */
  label?: string
  /** The label of any other field, where its key does not say it. */
  title?: string
  /** What a form says about the field instead of its description, which explains how it is written in the file. */
  help?: string
  /** The labels of the choices in `enum`, in their order. */
  enumDescriptions?: string[]
  /** The shape shared with other fields. */
  shape?: ShapeName
  /** Requirements for a text beyond its shape, in the words of its problems: `a path such as /contact`. */
  said?: string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}

/** The schema of an author’s input, with all references inlined. */
export function fieldJson(schema: z.ZodType): FieldJson {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const json = jsonSchema as FieldJson
      const part = zodSchema as unknown as z.ZodType
      const shape = shapeOf(part)
      const said = saidOf(part)
      if (shape) json.shape = shape
      if (said.length > 0) json.said = said
    },
  }) as FieldJson
}
