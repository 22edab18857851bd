import { iconNames } from '#src/node/config/read/icons.ts'
import type { Site } from '#src/site/site.ts'
import { type Json, liveSchema } from './liveSchema.ts'
import { liveValues } from './liveValues.ts'
import { shapeSchemas } from './shapeSchemas.ts'
import { translatedKinds } from './translatedKinds.ts'
import { translationSchema } from './translationSchema.ts'

/** The file with what changes as pages, pictures and menus come and go. Git is told to pass over it. */
export const LIVE_FILE = 'live.schema.json'

/**
 * The files for editors below a config folder, made from a site without problems: file name → text. The schemas refer to one another by
 * these names. All but `LIVE_FILE` say the same for every site, so that they change with the contract only and can be committed; those of
 * this run are made once.
 */
export function liveSchemas(site: Site, configDir: string): Map<string, string> {
  shapes ??= shapeFiles()
  // A line for each value, for whoever wants to read it.
  return new Map([
    ...shapes,
    ...(site.languages ? (translations ??= translationFiles()) : []),
    [LIVE_FILE, `${JSON.stringify(liveSchema(liveValues(site, configDir)), null, 1)}\n`],
  ])
}

let shapes: Map<string, string> | undefined
let translations: Map<string, string> | undefined

/** The schemas of translations, which only a site in several languages has. They refer to one another as the others do. */
function translationFiles(): Map<string, string> {
  return new Map(
    [...shapeSchemas()].flatMap(([name, schema]): [string, string][] => {
      if (name !== 'shared' && !translatedKinds.has(name)) return []
      const text = linePerDefinition(translationSchema(schema, name === 'page'))
      return [[`${name}.translation.schema.json`, text.replaceAll('"shared.schema.json#', '"shared.translation.schema.json#')]]
    }),
  )
}

function shapeFiles(): Map<string, string> {
  const icons = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { icon: { type: 'string', enum: [...iconNames()].sort(), errorMessage: 'There is no such icon.' } },
  }
  const ignored = '# Made from the config folder by npm run dev, schemas, new, mv and rm; it changes with every page.\n'
  return new Map([
    ...[...shapeSchemas()].map(([name, schema]): [string, string] => [`${name}.schema.json`, linePerDefinition(schema)]),
    ['icons.schema.json', linePerDefinition(icons)],
    ['.gitignore', `${ignored}${LIVE_FILE}\n`],
  ])
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
