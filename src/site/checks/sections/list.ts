import type { FieldType, FieldTypes } from '#schemas/fieldTypes.ts'
import { BREADS } from '#src/site/checks/examplePieces.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { listAnchors } from '#src/site/lists/listAnchors.ts'
import type { ListSettings } from '#src/site/lists/listUse.ts'
import { ownIds } from '#src/site/pages/ownIds.ts'
import type { Collection } from '#src/contract/files.ts'
import type { KeyPath, SitePage } from '#src/site/site.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

const CARDS = '"type": "entryCards",\n      "title": "Read about each",\n      "collection": "breads",\n      "columns": 2'
const written = (sort: string) =>
  `"type": "list",\n      "title": "Read about each",\n      "collection": "breads",\n      "columns": 2,\n      "sort": ${sort}`

export const list = rule({
  code: 'E_LIST',
  group: 'sections',
  severity: 'error',
  title: 'List with settings that do not fit',
  about:
    'The conditions, order, groups and shown fields of a list must be fields of its collection, of a kind that can be used that way. ' +
    'Months need dates, only one list of a page can have pages, only one facets or search, and the anchors of entries must be free.',
  advice: 'Name a field of the collection, or change the setting.',
  example: { file: BREADS, replaces: CARDS, bad: written('{ "field": "weight" }'), good: written('{ "by": "name" }') },
  ignoresWords: true,
  check: (config) =>
    config.pages.flatMap((page) => {
      const { collections, collectionNames } = config
      if (page.generated) return []
      let hasPages = false
      let hasFilter = false
      const anchors = new Set([...ownIds, ...page.anchors])
      return page.uses.lists.flatMap((settings) => {
        const collection = collections[settings.collection]
        const fields = collection?.fields
        // A missing collection has its own rule.
        const faults = fields ? [...faultsOf(settings, fields), ...topicFaults(settings, collection!, page, collectionNames)] : []
        if (settings.pages && hasPages) faults.push(fault(['pages'], 'another list of this page already has pages', 'Remove "pages" here.'))
        hasPages ||= settings.pages !== undefined
        const filters = (['facets', 'search'] as const).find((name) => (name === 'search' ? settings.search : settings.facets.length > 0))
        if (filters && hasFilter)
          faults.push(fault([filters], 'another list of this page already has facets or search', `Remove "${filters}" here.`))
        hasFilter ||= filters !== undefined
        for (const id of listAnchors(config, page, settings)) {
          if (anchors.has(id)) faults.push(fault(['anchors'], `${page.path} already has the anchor "${id}" of an entry`, SAME))
          anchors.add(id)
        }
        return faults.map(({ keyPath, ...said }): RuleProblem => {
          const { file, keyPath: place } = page.sources[settings.index]!
          return { file, keyPath: [...place, ...keyPath], ...said }
        })
      })
    }),
})

const SAME = 'Change the id of that section, rename the entry, or remove "anchors" here.'

type Fault = { keyPath: KeyPath; message: string; hint: string }
type Kind = FieldType['kind']

const fault = (keyPath: KeyPath, message: string, hint: string): Fault => ({ keyPath, message, hint })

const DATED: readonly Kind[] = ['date', 'period']
const CHOSEN: readonly Kind[] = ['choice', 'choices', 'reference']
const MEASURED: readonly Kind[] = ['number', 'price', ...DATED]
const ORDERED: readonly Kind[] = [...MEASURED, 'text', 'choice']
const WRITTEN: readonly Kind[] = [...ORDERED, 'choices', 'reference', 'place', 'link', 'file']
const ALL: readonly Kind[] = [...WRITTEN, 'longText', 'picture', 'list']

function faultsOf({ where, sort, limit, group, layout, show, pages, facets, search, anchors }: ListSettings, fields: FieldTypes): Fault[] {
  const must = (keyPath: KeyPath, name: string, kinds: readonly Kind[]): Fault[] => {
    const type = fields[name]
    if (!type) {
      const hint = didYouMean(name, Object.keys(fields)) ?? fieldsHint(fields, kinds)
      return [fault(keyPath, `the collection has no field "${name}"`, hint)]
    }
    return kinds.includes(type.kind) ? [] : [fault(keyPath, `"${name}" is a field of kind ${type.kind}`, fieldsHint(fields, kinds))]
  }
  const isDated = sort.field === undefined ? sort.by === 'published' || sort.by === 'updated' : isOfKind(fields[sort.field], DATED)
  return [
    ...Object.entries(where.fields).flatMap(([name, condition]) => {
      const at = ['where', 'fields', name]
      if (typeof condition === 'boolean') return must(at, name, ALL)
      if (!Array.isArray(condition)) return must(at, name, MEASURED)
      const found = must(at, name, CHOSEN)
      const type = fields[name]
      return found.length > 0 || !type || !('options' in type) ? found : unknownValues(at, condition, type.options)
    }),
    ...(where.when ? must(['where', 'when', 'field'], where.when.field, DATED) : []),
    ...(sort.field === undefined ? [] : must(['sort', 'field'], sort.field, layout === 'calendar' ? DATED : ORDERED)),
    ...(layout === 'calendar' && sort.field === undefined
      ? [fault(['layout'], 'a calendar needs a field with dates', 'Name a field of kind date or period in "sort", as "field".')]
      : []),
    ...groupFaults(group, must),
    ...show.flatMap((name, index) => (['published', 'updated'].includes(name) ? [] : must(['show', index], name, WRITTEN))),
    ...facetFaults(facets, must),
    ...(search && pages
      ? [
          fault(
            ['search'],
            'a list with several pages cannot be searched',
            'Remove "search" or "pages". The search of the site finds all entries.',
          ),
        ]
      : []),
    ...(layout === 'calendar' && (search || facets.length > 0)
      ? [fault([search ? 'search' : 'facets'], 'a calendar cannot be narrowed', 'Remove it, or choose another layout.')]
      : []),
    ...(layout === 'calendar' && anchors ? [fault(['anchors'], 'a calendar has no anchors', 'Remove it, or choose another layout.')] : []),
    ...(pages && limit !== undefined ? [fault(['limit'], 'a list with pages shows all its entries', 'Remove "limit" or "pages".')] : []),
    ...(pages && pages.by !== 'number' && !isDated
      ? [
          fault(
            ['pages', 'by'],
            `pages by ${pages.by} need a list in the order of dates`,
            'Sort by published, by updated, or by a field with dates.',
          ),
        ]
      : []),
  ]
}

/** Conditions on tags, series and authors that nothing meets. */
function topicFaults(
  { where }: ListSettings,
  { tags, series, authors }: Collection,
  { collection }: SitePage,
  names: readonly string[],
): Fault[] {
  const unknown = (by: 'tags' | 'series', declared: readonly string[]) =>
    where[by].flatMap((id, index) =>
      declared.includes(id)
        ? []
        : [
            fault(
              ['where', by, index],
              `the collection declares no ${by === 'tags' ? 'tag' : 'series'} "${id}"`,
              didYouMean(id, declared) ?? `Add it to "${by}" in the index.json of the collection, or remove it here.`,
            ),
          ],
    )
  // A missing collection of authors has its own rule.
  const isStray = where.authors === 'page' && (authors === undefined || (names.includes(authors) && collection !== authors))
  return [
    ...unknown('tags', Object.keys(tags)),
    ...unknown('series', Object.keys(series)),
    ...(isStray
      ? [
          fault(
            ['where', 'authors'],
            'this page is not that of an author of these entries',
            authors === undefined
              ? 'Add "authors" to the index.json of the listed collection, or name authors here.'
              : `Move the list to an entry of collections/${authors}, or name authors here.`,
          ),
        ]
      : []),
  ]
}

function isOfKind(type: FieldType | undefined, kinds: readonly Kind[]): boolean {
  return type !== undefined && kinds.includes(type.kind)
}

function groupFaults(group: ListSettings['group'], must: (keyPath: KeyPath, name: string, kinds: readonly Kind[]) => Fault[]): Fault[] {
  if (!group || group.by === 'letter') return []
  if (group.field !== undefined) return must(['group', 'field'], group.field, group.by === 'field' ? ['choice', 'choices'] : DATED)
  return group.by === 'field' ? [fault(['group'], 'the field to group by is missing', 'Name a field of kind choice, as "field".')] : []
}

/** Facets that are not fields of the collection. */
const OF_PAGES: readonly string[] = ['tags', 'topics', 'published', 'updated']

function facetFaults(facets: readonly string[], must: (keyPath: KeyPath, name: string, kinds: readonly Kind[]) => Fault[]): Fault[] {
  return facets.flatMap((name, index) => {
    const at = ['facets', index]
    if (facets.indexOf(name) < index) return [fault(at, `"${name}" is already a facet`, 'Remove it.')]
    if (OF_PAGES.includes(name)) return []
    const found = must(at, name, [...CHOSEN, ...DATED])
    if (found.length > 0 || !TAKEN.includes(name)) return found
    return [fault(at, `the address of the facet "${name}" has another meaning`, 'Rename the field.')]
  })
}

/** Names with a meaning in addresses of lists: the search, and pages by number. */
const TAKEN: readonly string[] = ['q', 'page']

function unknownValues(at: KeyPath, values: readonly string[], options: readonly { value: string }[]): Fault[] {
  const known = options.map(({ value }) => value)
  return values.flatMap((value, index) =>
    known.includes(value)
      ? []
      : [fault([...at, index], `"${value}" is not one of the choices`, didYouMean(value, known) ?? `Choose one of: ${known.join(', ')}.`)],
  )
}

function fieldsHint(fields: FieldTypes, kinds: readonly Kind[]): string {
  const fitting = Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
  return fitting.length > 0
    ? `Choose one of: ${fitting.join(', ')}.`
    : `Add a field of kind ${kinds.slice(0, 2).join(' or ')} to the collection.`
}
