import { localeOf } from '#src/site/fields/fieldRows.ts'
import { entryId } from '#src/site/feeds/entryId.ts'
import { fieldWords, hasWords } from '#src/site/fields/fieldWords.ts'
import { writtenOf } from '#src/site/languages/writtenOf.ts'
import { openReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { calendarMonth } from './calendarMonth.ts'
import { entriesOn } from './entriesOfList.ts'
import { entryName } from './entryName.ts'
import { type Facet, type FacetValue, facetAddress, facetsOf } from './facetsOf.ts'
import { groupsOf } from './groupsOf.ts'
import { isLiveList } from './isLiveList.ts'
import { listLinks } from './listLinks.ts'
import { listParts } from './listParts.ts'
import type { ChosenFacet, ListSettings, ListView } from './listUse.ts'
import type { ListData, ListFilter, ListItem } from './listView.ts'
import { viewName } from './viewName.ts'

/** The data of a list on a page, which is noted as read. */
export function listIn(site: Site, page: SitePage, list: ListSettings): ListData {
  const data = listData(site, page, list)
  const reads = openReads()
  reads?.listed.set(page.path, `${reads.listed.get(page.path) ?? ''}${JSON.stringify(data)}\n`)
  return data
}

/** The data of all lists of a page as text, as it is noted. */
export function textOfLists(site: Site, page: SitePage): string {
  return page.uses.lists.map((list) => `${JSON.stringify(listData(site, page, list))}\n`).join('')
}

/** The data of a list on a page, in the view of its language. */
function listData(site: Site, page: SitePage, list: ListSettings): ListData {
  const all = entriesOn(site, page, list)
  const facets = facetsOf(site, list, all, page.language)
  const view: ListView = page.generated?.shows.list ?? {}
  const entries = view.facet ? valueOf(facets, view.facet).entries : all
  const parts = listParts(entries, list)
  const at = Math.max(
    0,
    parts.findIndex((part) => part.view.number === view.number && part.view.time === view.time),
  )
  const { words, language } = site.settings
  const shown = parts[at]!.entries
  const isLive = isLiveList(list) && facets.length > 0 && !view.facet
  const hasParts = parts.length > 1
  const path = listPath(page)
  return {
    labels: list.show.map((name) => labelOf(site, list, name)),
    groups: groupsOf(site, list, shown).map(({ title, entries: members }) => ({
      title,
      items: members.map((entry) => ({ ...itemOf(site, list, entry), ...(isLive && { in: placesIn(facets, entry) }) })),
    })),
    ...(list.layout === 'calendar' && { calendar: calendarMonth(entries, list, view.time ?? site.today.slice(0, 7), language) }),
    ...(hasParts && at > 0 && { part: viewName(view, words, language) }),
    ...(hasParts && { links: listLinks(parts, at, view.facet ? below(path, facetAddress(view.facet)) : path, words, language) }),
    ...((facets.length > 0 || list.search) && { filter: filterOf(site, page, list, facets, shown) }),
  }
}

/** The facets as links, with numbers of entries only on the page of the list itself, so that a new entry does not change the others. */
function filterOf(site: Site, page: SitePage, list: ListSettings, facets: readonly Facet[], shown: readonly SitePage[]): ListFilter {
  const path = listPath(page)
  return {
    path,
    facets: facets.map(({ name, key, values }) => ({
      key,
      label: labelOf(site, list, name),
      values: values.map(({ value, label, entries }) => ({
        value,
        label,
        href: below(path, facetAddress({ key, value })),
        ...(!page.generated && { count: entries.length }),
      })),
    })),
    ...(page.generated?.shows.list?.facet && { chosen: page.generated.shows.list.facet }),
    ...(isLiveList(list) && { total: shown.length }),
  }
}

/** For each facet, the indexes of the values of an entry. */
function placesIn(facets: readonly Facet[], entry: SitePage): number[][] {
  return facets.map(({ values }) => values.flatMap(({ members }, index) => (members.has(entry) ? [index] : [])))
}

function valueOf(facets: readonly Facet[], { key, value }: ChosenFacet): Pick<FacetValue, 'entries'> {
  const found = facets.find((facet) => facet.key === key)?.values.find((one) => one.value === value)
  return found ?? { entries: [] }
}

function below(path: string, address: string): string {
  return `${path === '/' ? '' : path}/${address}`
}

/** The address of the page with the list, of which a page may be a part. */
function listPath({ path, generated }: SitePage): string {
  return generated?.below ? path.slice(0, path.length - generated.below.length - 1) || '/' : path
}

function labelOf({ settings: { words }, collections }: Site, { collection }: ListSettings, name: string): string {
  const own: Record<string, string> = {
    tags: words.listTags,
    topics: words.listTopics,
    published: words.listPublished,
    updated: words.listUpdated,
  }
  return own[name] ?? collections[collection]?.fields[name]?.label ?? name
}

function itemOf(site: Site, list: ListSettings, entry: SitePage): ListItem {
  const { path, meta } = entry
  return {
    ...(list.anchors && { id: entryId(entry) }),
    path,
    name: meta.name,
    ...writtenOf(entry),
    ...(list.summaries && { summary: meta.summary }),
    ...(list.layout === 'cards' && meta.icon !== undefined && { icon: meta.icon }),
    ...((list.layout === 'cards' || list.layout === 'rows') && meta.cover && { cover: meta.cover }),
    texts: list.show.map((name) => textOf(site, list, name, entry)),
  }
}

const DAY = { kind: 'date', label: '', required: false } as const

function textOf(site: Site, { collection }: ListSettings, name: string, { meta, language }: SitePage): string {
  const locale = { ...localeOf(site), nameOf: (of: string, id: string) => entryName(site.pages, language, of, id) }
  const type = site.collections[collection]?.fields[name]
  const value = type ? meta.fields?.[name] : name === 'published' ? meta.published : meta.updated
  if (value === undefined || (type && (type.kind === 'list' || !hasWords(type.kind)))) return ''
  return fieldWords(type ?? DAY, value, locale)
}
