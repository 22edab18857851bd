import { z } from 'zod'
import { PagePath } from '#schemas/atoms.ts'
import { Translated } from '#schemas/translated.ts'
import type { Json } from './liveSchema.ts'

/**
 * The schema of a translation, from that of what it translates: everything may be left out, also the type of a section. A page may say its
 * own address.
 */
export function translationSchema(schema: Json, isPage: boolean): Json {
  const sparse = optional(schema) as Json & { properties: Json }
  const own = { translated: partOf(Translated), ...(isPage && { path: partOf(PagePath) }) }
  return { ...sparse, properties: { ...sparse.properties, ...own } }
}

function optional(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(optional)
  if (typeof part !== 'object' || part === null) return part
  const made: Json = {}
  for (const [key, value] of Object.entries(part)) {
    if ((key === 'required' && Array.isArray(value)) || key === 'minItems') continue
    // Without its type a section may be any of them.
    made[key === 'oneOf' ? 'anyOf' : key] = optional(value)
  }
  return made
}

function partOf(schema: z.ZodType): Json {
  const { $schema: _schema, kind: _kind, ...part } = z.toJSONSchema(schema, { io: 'input' }) as Json
  return part
}
