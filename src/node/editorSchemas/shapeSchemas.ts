import { z } from 'zod'
import { files } from '#src/contract/files.ts'
import type { Json } from './liveSchema.ts'
import { refine } from './refine.ts'

const SHARED = '__shared'

/**
 * The schemas of all kinds of files and, as `shared`, their common definitions, by name. Fields that refer to something use the lists of
 * `live` and `icons`.
 */
export function shapeSchemas(): Map<string, Json> {
  const kinds = z.registry<{ id: string }>()
  for (const [json, schema] of new Map(files.map((row) => [row.json, row.schema]))) kinds.add(schema, { id: json })
  const { schemas } = z.toJSONSchema(kinds, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    reused: 'ref',
    uri: (id) => `${id === SHARED ? 'shared' : id}.schema.json`,
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema as unknown as z.ZodType, jsonSchema as Json),
  })
  const { [SHARED]: shared, ...others } = schemas as Record<string, Json>
  const definitions = (shared as { definitions: Record<string, Json> }).definitions
  const used = reachable(Object.values(others), definitions)
  return new Map([
    ...Object.entries(others).map(([name, schema]): [string, Json] => [name, without(schema, '$id')]),
    [
      'shared',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name))),
      },
    ],
  ])
}

/** Names of the definitions that schemas refer to, directly or indirectly. */
function reachable(schemas: Json[], definitions: Record<string, Json>): Set<string> {
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name] of (JSON.stringify(part) ?? '').matchAll(/"\$ref":"shared\.schema\.json#\/definitions\/(\w+)"/g)) {
      if (used.has(name!)) continue
      used.add(name!)
      look(definitions[name!])
    }
  }
  schemas.forEach(look)
  return used
}

function without(schema: Json, key: string): Json {
  const { [key]: _gone, ...rest } = schema
  return rest
}
