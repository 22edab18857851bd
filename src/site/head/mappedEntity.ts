import type { FieldType } from '#schemas/fieldTypes.ts'
import type { StructuredData } from '#schemas/structuredData.ts'
import { localeOf } from '#src/site/fields/fieldRows.ts'
import { templateFields, withFields } from '#src/site/fields/fieldTemplate.ts'
import type { Cover, FieldFile, FieldLink, FieldValue, Period, Place } from '#src/site/fields/fieldValue.ts'
import { fieldWords, partWords } from '#src/site/fields/fieldWords.ts'
import { findEntry } from '#src/site/pages/lookup.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { plainText } from './plainText.ts'
import type { Thing } from './thing.ts'

/** The thing that an entry describes, as its collection maps fields to properties; undefined without such a mapping. */
export function mappedEntity(site: Site, page: SitePage): Thing | undefined {
  const mapping = site.collections[page.collection ?? '']?.structuredData
  if (!mapping) return undefined
  const { meta } = page
  const url = absoluteUrl(site, page.path)
  return {
    '@type': mapping.type,
    '@id': `${url}#entry`,
    name: meta.name,
    description: meta.summary,
    url,
    ...(meta.cover && { image: absoluteUrl(site, meta.cover.src) }),
    ...propertiesOf(site, page, mapping.properties),
  }
}

/** Properties with a value; those whose fields are empty are left out. */
function propertiesOf(site: Site, page: SitePage, properties: StructuredData['properties']): Thing {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, mapped]) => {
      const value = typeof mapped === 'string' ? valueOf(site, page, name, mapped) : nested(site, page, mapped)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function nested(
  site: Site,
  page: SitePage,
  { type, properties }: Exclude<StructuredData['properties'][string], string>,
): Thing | undefined {
  const made = propertiesOf(site, page, properties)
  return Object.keys(made).length > 0 ? { '@type': type, ...made } : undefined
}

function valueOf(site: Site, page: SitePage, property: string, text: string): unknown {
  const fields = templateFields(text)
  const [only] = fields
  const parts = fields.map((field) => ({ ...field, words: partOf(site, page, property, field) }))
  if (only && only.raw === text) return parts[0]!.words
  if (parts.some(({ words }) => typeof words !== 'string' && typeof words !== 'number')) return undefined
  return withFields(
    text,
    parts.map((part) => ({ ...part, words: String(part.words) })),
  )
}

function partOf(site: Site, page: SitePage, property: string, { name, part }: { name: string; part?: string | undefined }): unknown {
  const type = site.collections[page.collection!]?.fields[name]
  const value = page.meta.fields?.[name]
  if (!type) return name === 'name' ? page.meta.name : undefined
  if (value === undefined) return undefined
  if (part !== undefined) return type.kind === 'period' ? (value as Record<string, unknown>)[part] : partWords(value, part, localeOf(site))
  return whole(site, page, property, type, value)
}

function whole(site: Site, page: SitePage, property: string, type: FieldType, value: FieldValue): unknown {
  switch (type.kind) {
    case 'number':
    case 'date':
    case 'text':
      return value
    case 'longText':
      return plainText(value as string)
    case 'price':
      return property === 'offers'
        ? { '@type': 'Offer', price: value, priceCurrency: type.currency, url: absoluteUrl(site, page.path) }
        : value
    case 'period': {
      const { start, end } = value as Period
      return `${start}/${end ?? '..'}`
    }
    case 'choices':
      return (value as readonly string[]).map((one) => fieldWords(type, [one], localeOf(site)))
    case 'picture':
      return absoluteUrl(site, (value as Cover).src)
    case 'file':
      return absoluteUrl(site, (value as FieldFile).file)
    case 'link': {
      const { href } = value as FieldLink
      return href.startsWith('/') ? absoluteUrl(site, href) : href
    }
    case 'place':
      return placeThing(value as Place)
    case 'reference': {
      const things = (typeof value === 'string' ? [value] : (value as readonly string[])).flatMap(
        (id) => entryThing(site, type.collection, id) ?? [],
      )
      return type.many ? (things.length > 0 ? things : undefined) : things[0]
    }
    case 'list':
      return undefined
    default:
      return fieldWords(type, value, localeOf(site))
  }
}

function placeThing({ name, address, latitude, longitude }: Place): Thing {
  return {
    '@type': 'Place',
    name,
    ...(address !== undefined && { address }),
    ...(latitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

/** An entry as a thing of the type that its collection maps; its name without such a type. */
function entryThing(site: Site, collection: string, id: string): Thing | string | undefined {
  const entry = findEntry(site, collection, id)
  if (!entry) return undefined
  const type = site.collections[collection]?.structuredData?.type
  const url = absoluteUrl(site, entry.path)
  return type === undefined ? entry.meta.name : { '@type': type, '@id': `${url}#entry`, name: entry.meta.name, url }
}
