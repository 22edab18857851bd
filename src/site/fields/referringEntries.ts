import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import { entriesOf, entryId } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { FieldValue } from './fieldValue.ts'

/** An entry that refers to another one, and the name of the field. */
export type Referring = { page: SitePage; field: string }

/** The published entries whose fields refer to an entry, by collection and in list order. */
export function referringEntries(site: Site, entry: Pick<SitePage, 'collection' | 'file'>): Referring[] {
  const { collection } = entry
  if (collection === undefined) return []
  const id = entryId(entry)
  return Object.entries(site.collections).flatMap(([name, { fields }]) => {
    const referring = referringFields(fields, collection)
    if (referring.length === 0) return []
    return entriesOf(site, name).flatMap((page) =>
      referring.flatMap((field) => (idsIn(fields[field]!, page.meta.fields?.[field], collection).includes(id) ? [{ page, field }] : [])),
    )
  })
}

/** The names of the fields that can refer to entries of a collection. */
function referringFields(types: FieldTypes, collection: string): string[] {
  return Object.keys(types).filter((name) => refersTo(types[name]!, collection))
}

function refersTo(type: FieldType, collection: string): boolean {
  if (type.kind === 'list') return Object.values(type.fields).some((field) => refersTo(field, collection))
  return type.kind === 'reference' && type.collection === collection
}

/** The ids of entries of a collection in a value. */
function idsIn(type: FieldType, value: FieldValue | undefined, collection: string): readonly string[] {
  if (value === undefined || !refersTo(type, collection)) return []
  if (type.kind !== 'list') return typeof value === 'string' ? [value] : (value as readonly string[])
  const groups = value as readonly Readonly<Record<string, FieldValue>>[]
  return groups.flatMap((group) => Object.entries(type.fields).flatMap(([name, field]) => idsIn(field, group[name], collection)))
}
