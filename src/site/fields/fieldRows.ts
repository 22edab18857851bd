import type { FieldType, SimpleField } from '#schemas/fieldTypes.ts'
import { findEntry } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { Cover, FieldFile, FieldLink, FieldValue, Place } from './fieldValue.ts'
import { type FieldLocale, fieldWords, hasWords } from './fieldWords.ts'

/** A field with its label and its value: words, each with a link if it leads somewhere, HTML, or a picture. */
export type FieldRow = {
  label: string
  items?: { words: string; href?: string | undefined }[]
  html?: string
  picture?: Omit<Cover, 'focus'>
}

/** The fields of an entry that have a value, in the order of `names`; by default all fields, in the order of its collection. */
export function fieldRows(site: Site, { collection, meta }: Pick<SitePage, 'collection' | 'meta'>, names?: readonly string[]): FieldRow[] {
  const types = site.collections[collection ?? '']?.fields ?? {}
  const values = meta.fields ?? {}
  return (names ?? Object.keys(types)).flatMap((name) => {
    const [type, value] = [types[name], values[name]]
    return type === undefined || value === undefined ? [] : [{ label: type.label, ...shown(site, type, value) }]
  })
}

/** What the words of fields depend on, in the language of a site. */
export function localeOf(site: Site): FieldLocale {
  return {
    language: site.settings.language,
    fromDay: site.settings.words.fromDay,
    nameOf: (collection, id) => findEntry(site, collection, id)?.meta.name,
  }
}

function shown(site: Site, type: FieldType, value: FieldValue): Omit<FieldRow, 'label'> {
  if (type.kind === 'longText') return { html: value as string }
  if (type.kind === 'picture') {
    const { focus: _focus, ...picture } = value as Cover
    return { picture }
  }
  return { items: itemsOf(site, type, value) }
}

function itemsOf(site: Site, type: FieldType, value: FieldValue): NonNullable<FieldRow['items']> {
  const words = (field: SimpleField, of: FieldValue) => fieldWords(field, of, localeOf(site))
  switch (type.kind) {
    case 'choices':
      return (value as readonly string[]).map((one) => ({ words: words(type, [one]) }))
    case 'reference':
      return (typeof value === 'string' ? [value] : (value as readonly string[])).map((id) => ({
        words: words(type, id),
        href: findEntry(site, type.collection, id)?.path,
      }))
    case 'link':
      return [{ words: words(type, value), href: (value as FieldLink).href }]
    case 'file':
      return [{ words: words(type, value), href: (value as FieldFile).file }]
    case 'place': {
      const { name, address } = value as Place
      return [{ words: address === undefined ? name : `${name}, ${address}` }]
    }
    case 'list':
      return (value as readonly Readonly<Record<string, FieldValue>>[]).map((group) => ({ words: inOneLine(type.fields, group, words) }))
    default:
      return [{ words: words(type, value) }]
  }
}

function inOneLine(
  fields: Readonly<Record<string, SimpleField>>,
  group: Readonly<Record<string, FieldValue>>,
  words: (field: SimpleField, value: FieldValue) => string,
): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => (group[name] === undefined || !hasWords(field.kind) ? [] : [words(field, group[name])]))
    .join(', ')
}
