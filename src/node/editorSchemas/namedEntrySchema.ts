import type { Collection } from '#src/contract/files.ts'
import { textsGiven } from '#src/contract/entryPage.ts'

/** The name of the schema of the entries of a collection, such as `exhibitions.entry`; undefined if they are like all pages. */
export function namedEntrySchema(collection: string, rules: Pick<Collection, 'fields' | 'defaults'>): string | undefined {
  return Object.keys(rules.fields).length > 0 || Object.keys(textsGiven(rules)).length > 0 ? `${collection}.entry` : undefined
}
