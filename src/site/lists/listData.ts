import { localeOf } from '#src/site/fields/fieldRows.ts'
import { fieldWords, hasWords } from '#src/site/fields/fieldWords.ts'
import { openReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { calendarMonth } from './calendarMonth.ts'
import { entriesOn } from './entriesOfList.ts'
import { groupsOf } from './groupsOf.ts'
import { listLinks } from './listLinks.ts'
import { listParts } from './listParts.ts'
import type { ListSettings, ListView } from './listUse.ts'
import type { ListData, ListItem } from './listView.ts'
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
  const entries = entriesOn(site, page, list)
  const view: ListView = (list.pages && page.generated?.shows.list) ?? {}
  const parts = listParts(entries, list)
  const at = Math.max(
    0,
    parts.findIndex((part) => part.view.number === view.number && part.view.time === view.time),
  )
  const { words, language } = site.settings
  const shown = parts[at]!.entries
  const hasParts = parts.length > 1
  return {
    labels: list.show.map((name) => labelOf(site, list, name)),
    groups: groupsOf(site, list, shown).map(({ title, entries: members }) => ({
      title,
      items: members.map((entry) => itemOf(site, list, entry)),
    })),
    ...(list.layout === 'calendar' && { calendar: calendarMonth(entries, list, view.time ?? site.today.slice(0, 7), language) }),
    ...(hasParts && at > 0 && { part: viewName(view, words, language) }),
    ...(hasParts && { links: listLinks(parts, at, listPath(page), words, language) }),
  }
}

/** The address of the page with the list, of which a page may be a part. */
function listPath({ path, generated }: SitePage): string {
  return generated?.below ? path.slice(0, path.length - generated.below.length - 1) || '/' : path
}

function labelOf({ settings: { words }, collections }: Site, { collection }: ListSettings, name: string): string {
  const label = collections[collection]?.fields[name]?.label
  return label ?? (name === 'published' ? words.listPublished : words.listUpdated)
}

function itemOf(site: Site, list: ListSettings, { path, meta }: SitePage): ListItem {
  return {
    path,
    name: meta.name,
    ...(list.summaries && { summary: meta.summary }),
    ...(list.layout === 'cards' && meta.icon !== undefined && { icon: meta.icon }),
    ...((list.layout === 'cards' || list.layout === 'rows') && meta.cover && { cover: meta.cover }),
    texts: list.show.map((name) => textOf(site, list, name, meta)),
  }
}

const DAY = { kind: 'date', label: '', required: false } as const

function textOf(site: Site, { collection }: ListSettings, name: string, meta: SitePage['meta']): string {
  const locale = { ...localeOf(site), nameOf: (of: string, id: string) => nameOf(site, of, id) }
  const type = site.collections[collection]?.fields[name]
  const value = type ? meta.fields?.[name] : name === 'published' ? meta.published : meta.updated
  if (value === undefined || (type && (type.kind === 'list' || !hasWords(type.kind)))) return ''
  return fieldWords(type ?? DAY, value, locale)
}

const named = new WeakMap<SitePage[], Map<string, string>>()

/** The name of an entry of a collection, by its id. */
function nameOf({ pages }: Site, collection: string, id: string): string {
  let names = named.get(pages)
  if (!names) {
    names = new Map(pages.flatMap((page) => (page.collection === undefined ? [] : [[`${page.collection}/${idOf(page)}`, page.meta.name]])))
    named.set(pages, names)
  }
  return names.get(`${collection}/${id}`) ?? id
}

/** The id of an entry: the name of its file, without the ending and the language. */
function idOf({ file }: SitePage): string {
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0]!
}
