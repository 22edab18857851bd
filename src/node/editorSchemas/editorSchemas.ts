import { z } from 'zod'
import { Team } from '#schemas/team.ts'
import { files } from '#src/contract/files.ts'
import type { Json } from './liveSchema.ts'
import { translatedKinds } from './translatedKinds.ts'
import { translationSchema } from './translationSchema.ts'

/** The JSON Schemas for editors, generated from the contract: file name → text. */
export function editorSchemas(): Map<string, string> {
  const result = new Map<string, string>()
  for (const { json, schema } of [...files, { json: 'team', schema: Team }]) {
    const name = `${json}.schema.json`
    if (result.has(name)) continue
    const made = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      reused: 'ref',
      override: ({ jsonSchema }) => {
        // An internal mark, not needed by editors.
        delete (jsonSchema as Record<string, unknown>)['kind']
        delete (jsonSchema as Record<string, unknown>)['partOf']
        delete (jsonSchema as Record<string, unknown>)['help']
        delete (jsonSchema as Record<string, unknown>)['collection']
      },
    })
    result.set(name, `${JSON.stringify(made, null, 2)}\n`)
    // For machines only: the same schemas with less.
    if (translatedKinds.has(json))
      result.set(`${json}.translation.schema.json`, `${JSON.stringify(translationSchema(made as Json, json === 'page'))}\n`)
  }
  return result
}
