import { namedEntrySchema } from '#src/node/editorSchemas/namedEntrySchema.ts'
import type { PageFiles } from './pageFiles.ts'

/** The name of the schema for an entry by its file, such as `exhibitions.entry`; undefined if it is that of all pages. */
export function entrySchemaOf(file: string, collections: PageFiles['collections']): string | undefined {
  const name = file.split('/')[1]!
  const rules = collections.get(name)
  return rules && namedEntrySchema(name, rules)
}
