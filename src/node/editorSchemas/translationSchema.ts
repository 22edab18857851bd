import { z } from 'zod'
import { PagePath } from '#schemas/atoms.ts'
import { Translated } from '#schemas/translated.ts'
import type { Json } from './liveSchema.ts'

/**
 * The schema of a translation, derived from its source’s: everything is optional, including the type of a section. A page can have its own
 * address.
 */
export function translationSchema(schema: Json, isPage: boolean): Json {
  const sparse = optional(schema) as Json & { properties?: Json }
  // The shared definitions are not a file.
  if (!sparse.properties) return sparse
  const own = { translated: partOf(Translated), ...(isPage && { path: partOf(PagePath) }) }
  return { ...sparse, properties: { ...sparse.properties, ...own } }
}

function optional(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(optional)
  if (typeof part !== 'object' || part === null) return part
  const made: Json = {}
  for (const [key, value] of Object.entries(part)) {
    // A field that selects the other fields does so in a translation, too.
    if (key === 'if') {
      made[key] = value
      continue
    }
    if ((key === 'required' && Array.isArray(value)) || key === 'minItems') continue
    // Without a type, a section can be any of them.
    made[key === 'oneOf' ? 'anyOf' : key] = optional(value)
  }
  const [tag] = Array.isArray((part as Json)['required']) ? ((part as Json)['required'] as string[]) : []
  const choices = choicesBy(tag, made['allOf'])
  if (choices.length > 0) {
    const untagged = { if: { not: { required: [tag] } } }
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    made['allOf'] = [...(made['allOf'] as Json[]), { ...untagged, then: { anyOf: choices } }]
  }
  return made
}

/** The alternatives of a discriminating field; none for other schemas. */
function choicesBy(tag: string | undefined, rules: unknown): unknown[] {
  const all = (Array.isArray(rules) ? rules : []) as { if?: { required?: string[] }; then?: unknown }[]
  return tag !== undefined && all.length > 0 && all.every((rule) => rule.then !== undefined && rule.if?.required?.[0] === tag)
    ? all.map((rule) => rule.then)
    : []
}

function partOf(schema: z.ZodType): Json {
  const { $schema: _schema, kind: _kind, ...part } = z.toJSONSchema(schema, { io: 'input' }) as Json
  return part
}
