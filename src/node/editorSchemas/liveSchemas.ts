import type { Site } from '#src/site/site.ts'
import { type Json, liveSchema } from './liveSchema.ts'
import { liveValues } from './liveValues.ts'
import { shapeSchemas } from './shapeSchemas.ts'

/**
 * The JSON Schemas that offer what a site really has, made from a site without problems: file name → text. They refer to one another by
 * these names.
 */
export function liveSchemas(site: Site, configDir: string): Map<string, string> {
  const values = liveValues(site, configDir)
  const icons = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { icon: { type: 'string', enum: values.icons, errorMessage: 'There is no such icon.' } },
  }
  const result = new Map<string, string>()
  for (const [name, schema] of shapeSchemas()) result.set(`${name}.schema.json`, linePerDefinition(schema))
  result.set('icons.schema.json', linePerDefinition(icons))
  // A line for each value, so that a new page shows as a few lines of a commit.
  result.set('live.schema.json', `${JSON.stringify(liveSchema(values), null, 1)}\n`)
  return result
}

/** JSON in which the entries of the two large objects have a line each: short, and still readable in a diff. */
function linePerDefinition(schema: Json): string {
  const lines = Object.entries(schema).map(([key, value]) => {
    if (key !== 'definitions' && key !== 'properties') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return `${JSON.stringify(key)}: {\n${Object.entries(value as Json)
      .map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`)
      .join(',\n')}\n}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
