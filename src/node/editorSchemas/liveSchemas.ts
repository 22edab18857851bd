import { iconNames } from '#src/node/config/read/icons.ts'
import type { Site } from '#src/site/site.ts'
import { entrySchemas } from './entrySchemas.ts'
import { type Json, liveSchema } from './liveSchema.ts'
import { liveValues } from './liveValues.ts'
import { shapeSchemas } from './shapeSchemas.ts'
import { translatedKinds } from './translatedKinds.ts'
import { translationSchema } from './translationSchema.ts'

/** The file that depends on pages, pictures and menus. It is git-ignored. */
export const LIVE_FILE = 'live.schema.json'

/**
 * The files for editors in a config folder, generated from a site without errors: file name → text. The schemas refer to each other by
 * these names. All but `LIVE_FILE` change only with the contract or the fields of a collection, so they can be committed; those that are
 * the same for every site are generated once per run.
 */
export function liveSchemas(site: Site, configDir: string): Map<string, string> {
  shapes ??= shapeFiles()
  // One value per line, for readability.
  return new Map([
    ...shapes,
    ...(site.languages ? (translations ??= translationFiles()) : []),
    ...entryFiles(site),
    [LIVE_FILE, `${JSON.stringify(liveSchema(liveValues(site, configDir)), null, 1)}\n`],
  ])
}

let shapes: Map<string, string> | undefined
let translations: Map<string, string> | undefined

/** The schemas of translations, only for multilingual sites. They refer to each other like the others. */
function translationFiles(): Map<string, string> {
  return new Map(
    [...shapeSchemas()].flatMap(([name, schema]): [string, string][] => {
      if (name !== 'shared' && !translatedKinds.has(name)) return []
      const text = linePerDefinition(translationSchema(schema, name === 'page'))
      return [[`${name}.translation.schema.json`, text.replaceAll('"shared.schema.json#', '"shared.translation.schema.json#')]]
    }),
  )
}

let page: Json | undefined

/** The schemas of entries with fields of their own. They change only with the index of their collection. */
function entryFiles({ collections, languages }: Site): [string, string][] {
  const made = entrySchemas(collections, (page ??= shapeSchemas().get('page')!), languages !== undefined)
  return [...made].map(([name, schema]) => {
    const text = linePerDefinition(schema)
    const isTranslation = name.endsWith('.translation')
    return [`${name}.schema.json`, isTranslation ? text.replaceAll('"shared.schema.json#', '"shared.translation.schema.json#') : text]
  })
}

function shapeFiles(): Map<string, string> {
  const icons = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { icon: { type: 'string', enum: [...iconNames()].sort(), errorMessage: 'This icon does not exist.' } },
  }
  const ignored = '# Generated from the config folder by npm run dev, schemas, new, mv and rm. It changes with every page.\n'
  return new Map([
    ...[...shapeSchemas()].map(([name, schema]): [string, string] => [`${name}.schema.json`, linePerDefinition(schema)]),
    ['icons.schema.json', linePerDefinition(icons)],
    ['.gitignore', `${ignored}${LIVE_FILE}\n`],
  ])
}

/** JSON with one line per entry of the two large objects: short, and still readable in a diff. */
function linePerDefinition(schema: Json): string {
  const lines = Object.entries(schema).map(([key, value]) => {
    if (key !== 'definitions' && key !== 'properties') return `${JSON.stringify(key)}: ${JSON.stringify(value)}`
    return `${JSON.stringify(key)}: {\n${Object.entries(value as Json)
      .map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`)
      .join(',\n')}\n}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
