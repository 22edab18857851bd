import { slug } from '#src/site/words/slug.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { entryName } from './entryName.ts'
import type { ListSettings } from './listUse.ts'
import { daysOf } from './timeState.ts'

/** A field by which a list is narrowed: its part of addresses, and its values that entries have, in order. */
export type Facet = { name: string; key: string; values: FacetValue[] }

/** A value of a facet: its part of addresses, its words, and its entries in the order of the list. */
export type FacetValue = { value: string; label: string; entries: SitePage[]; members: ReadonlySet<SitePage> }

/** The parts of a site that facets depend on: collections in the language of the list. */
export type FacetedSite = Pick<Site, 'pages' | 'collections'>

const faceted = new WeakMap<readonly SitePage[], Map<string, Facet[]>>()

/** The facets of a list with these entries, in a language. */
export function facetsOf(
  site: FacetedSite,
  { collection, facets }: Pick<ListSettings, 'collection' | 'facets'>,
  entries: readonly SitePage[],
  language: string | undefined,
): Facet[] {
  if (facets.length === 0) return []
  let known = faceted.get(entries)
  if (!known) faceted.set(entries, (known = new Map()))
  const key = JSON.stringify([collection, facets])
  let found = known.get(key)
  if (!found) known.set(key, (found = facets.map((name) => facetOf(site, collection, name, entries, language))))
  return found
}

/** The part of addresses of a field: `openingNight` becomes `opening-night`. */
export function facetKey(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The address of a value, below that of the page with the list. */
export function facetAddress({ key, value }: { key: string; value: string }): string {
  return `${key}/${value}`
}

function facetOf(site: FacetedSite, collection: string, name: string, entries: readonly SitePage[], language: string | undefined): Facet {
  const { valuesOf, declared, order } = kindOf(site, collection, name, language)
  const values = new Map<string, Omit<FacetValue, 'members'>>(declared.map(([value, label]) => [value, { value, label, entries: [] }]))
  for (const entry of entries) {
    for (const [value, label] of valuesOf(entry)) {
      const known = values.get(value)
      if (known) known.entries.push(entry)
      else values.set(value, { value, label, entries: [entry] })
    }
  }
  const filled = [...values.values()].flatMap((value) => (value.entries.length > 0 ? [{ ...value, members: new Set(value.entries) }] : []))
  return { name, key: facetKey(name), values: order ? filled.sort(order) : filled }
}

type Named = [value: string, label: string]
type FacetKind = {
  valuesOf(entry: SitePage): Named[]
  /** Values with their own order. */
  declared: Named[]
  /** The order of values without one. */
  order?: (a: FacetValue, b: FacetValue) => number
}

function kindOf({ pages, collections }: FacetedSite, collection: string, name: string, language: string | undefined): FacetKind {
  const { compare } = new Intl.Collator(language)
  const byLabel = (a: FacetValue, b: FacetValue) => compare(a.label, b.label)
  const newest = (a: FacetValue, b: FacetValue) => (a.value < b.value ? 1 : -1)
  const tagged = collections[collection]?.tags ?? {}
  if (name === 'tags')
    return {
      declared: Object.entries(tagged).map(([id, { label }]) => [id, label]),
      valuesOf: ({ meta }) => (meta.tags ?? []).map((id) => [id, tagged[id]?.label ?? id]),
    }
  if (name === 'topics')
    return { declared: [], order: byLabel, valuesOf: ({ meta }) => unique(meta.topics.map((topic) => [slug(topic), topic])) }
  if (name === 'published')
    return { declared: [], order: newest, valuesOf: ({ meta }) => [year((meta.published ?? meta.updated).slice(0, 4))] }
  if (name === 'updated') return { declared: [], order: newest, valuesOf: ({ meta }) => [year(meta.updated.slice(0, 4))] }
  const type = collections[collection]?.fields[name]
  const listOf = ({ meta }: SitePage) => [meta.fields?.[name] ?? []].flat() as string[]
  if (type?.kind === 'reference')
    return {
      declared: [],
      order: byLabel,
      valuesOf: (entry) => unique(listOf(entry).map((id) => [id, entryName(pages, language, type.collection, id) ?? id])),
    }
  if (type && 'options' in type) {
    const labels = new Map(type.options.map(({ value, label }) => [value, label]))
    return { declared: [...labels], valuesOf: (entry) => unique(listOf(entry).map((value) => [value, labels.get(value) ?? value])) }
  }
  return { declared: [], order: newest, valuesOf: ({ meta }) => yearsOf(daysOf(meta.fields?.[name])) }
}

/** No longer than this, a period counts for each of its years. */
const MOST_YEARS = 30

/** The years of a period; only the first one if it has no end. */
function yearsOf(days: ReturnType<typeof daysOf>): Named[] {
  if (!days) return []
  const [first, last] = [days.start, days.end ?? days.start].map((day) => Number(day.slice(0, 4))) as [number, number]
  return Array.from({ length: Math.min(last - first + 1, MOST_YEARS) }, (_, index) => year(String(first + index)))
}

function year(value: string): Named {
  return [value, value]
}

/** Each value once, without empty ones. */
function unique(values: Named[]): Named[] {
  return [...new Map(values)].filter(([value]) => value !== '')
}
