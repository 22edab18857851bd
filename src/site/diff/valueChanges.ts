import type { FieldTypes } from '#schemas/fieldTypes.ts'
import type { FieldValue } from '#src/site/fields/fieldValue.ts'
import { fieldWords, hasWords } from '#src/site/fields/fieldWords.ts'
import { entryName } from '#src/site/lists/entryName.ts'
import type { SitePage } from '#src/site/site.ts'
import type { Compared } from './compared.ts'
import type { FieldChange } from './fieldChanges.ts'
import { isSame } from './isSame.ts'

/** Changed values of the fields of an entry, by the labels of the fields, in words where they have any. */
export function valueChanges([before, old]: [SitePage, Compared], [after, now]: [SitePage, Compared]): FieldChange[] {
  const [was, is] = [before.meta.fields ?? {}, after.meta.fields ?? {}]
  const [oldTypes, types] = [typesOf(before, old), typesOf(after, now)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    isSame(was[name], is[name])
      ? []
      : [
          {
            at: (types[name] ?? oldTypes[name])?.label ?? `fields.${name}`,
            before: inWords(old, oldTypes, name, was[name]),
            after: inWords(now, types, name, is[name]),
          },
        ],
  )
}

function typesOf({ collection }: SitePage, { collections }: Compared): FieldTypes {
  return collections[collection ?? '']?.fields ?? {}
}

function inWords({ pages, settings }: Compared, types: FieldTypes, name: string, value: FieldValue | undefined): unknown {
  const type = types[name]
  if (value === undefined || !type || type.kind === 'list' || !hasWords(type.kind)) return value
  // A file, a link or a place has more than its words.
  if (type.kind === 'file' || type.kind === 'link' || type.kind === 'place') return value
  return fieldWords(type, value, {
    language: settings?.language ?? 'en',
    fromDay: settings?.words.fromDay ?? '{day}',
    nameOf: (collection, id) => entryName(pages, undefined, collection, id),
  })
}
