import type { FieldValue } from '#src/site/fields/fieldValue.ts'
import { entryId } from '#src/site/feeds/entryId.ts'
import { byOrderThenName } from '#src/site/menus/menus.ts'
import type { PageMeta, Site, SitePage } from '#src/site/site.ts'
import type { ListSettings } from './listUse.ts'
import { daysOf, timeState } from './timeState.ts'

/** The parts of a site that decide about the entries of lists. */
export type Listed = Pick<Site, 'pages' | 'languages' | 'today'> & { settings?: Pick<Site['settings'], 'language'> | undefined }

/** The parts of a list that decide about its entries. */
export type Query = Pick<ListSettings, 'collection' | 'where' | 'sort' | 'limit' | 'pages'>

const found = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/** The entries of a list on a page, in its order, up to its limit. */
export function entriesOn(site: Listed, page: Pick<SitePage, 'file' | 'language'>, { where, ...list }: Query): SitePage[] {
  const authors = where.authors === 'page' ? [entryId(page)] : where.authors
  return entriesOfList(site, { ...list, where: { ...where, authors } }, page.language)
}

/** The entries of a list in a language, in its order, up to its limit. */
export function entriesOfList(site: Listed, { collection, where, sort, limit, pages }: Query, language: string | undefined): SitePage[] {
  let known = found.get(site.pages)
  if (!known) found.set(site.pages, (known = new Map()))
  const key = JSON.stringify([collection, where, sort, pages ? undefined : limit, language, site.today])
  let entries = known.get(key)
  if (!entries) {
    entries = entriesIn(site, collection, language)
      .filter(({ meta }) => holds(where, meta, site.today))
      .sort(inOrder(sort, language ?? site.settings?.language))
    if (limit !== undefined && !pages) entries = entries.slice(0, limit)
    known.set(key, entries)
  }
  return entries
}

/** The date by which a list with this order is divided into months and years, as YYYY-MM-DD. */
export function dateIn({ by, field }: ListSettings['sort'], meta: PageMeta): string | undefined {
  if (field !== undefined) return daysOf(meta.fields?.[field])?.start
  return by === 'updated' ? meta.updated : (meta.published ?? meta.updated)
}

/** Whether a list begins with the highest values. */
export function isDescending({ by, field, direction }: ListSettings['sort']): boolean {
  return direction === undefined ? field === undefined && (by === 'published' || by === 'updated') : direction === 'descending'
}

/** The entries of a collection in a language. Where untranslated pages are shown, these include untranslated entries. */
function entriesIn({ pages, languages = [] }: Listed, collection: string, language: string | undefined): SitePage[] {
  const all = pages.filter((page) => page.collection === collection)
  const own = all.filter((page) => page.language === language)
  if (languages.find(({ tag }) => tag === language)?.notice === undefined) return own
  const translated = new Set(own.map(({ translates }) => translates))
  return [...own, ...all.filter((page) => page.language === undefined && !translated.has(page.path))]
}

function holds({ fields, when, topics, tags, authors, series }: ListSettings['where'], meta: PageMeta, today: string): boolean {
  const days = when && daysOf(meta.fields?.[when.field])
  return (
    Object.entries(fields).every(([name, condition]) => isMet(condition, meta.fields?.[name])) &&
    (!when || (days !== undefined && when.is.includes(timeState(days, today)))) &&
    hasOneOf(topics, meta.topics) &&
    hasOneOf(tags, meta.tags) &&
    hasOneOf(authors === 'page' ? [] : authors, meta.authors) &&
    hasOneOf(series, meta.series === undefined ? [] : [meta.series])
  )
}

function hasOneOf(wanted: readonly string[], values: readonly string[] = []): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value))
}

function isMet(condition: ListSettings['where']['fields'][string], value: FieldValue | undefined): boolean {
  if (typeof condition === 'boolean') return (value !== undefined) === condition
  if (value === undefined) return false
  if (Array.isArray(condition)) return (Array.isArray(value) ? value : [value]).some((one) => condition.includes(one as string))
  const { from, to } = condition
  const days = daysOf(value)
  const [first, last] = days ? [days.start, days.end ?? '9999-12-31'] : [value as number, value as number]
  return (from === undefined || last >= from) && (to === undefined || first <= to)
}

/** Entries without a value come last in both directions; equal ones are in the order of the collection. */
function inOrder(sort: ListSettings['sort'], language: string | undefined): (a: SitePage, b: SitePage) => number {
  const usual = byOrderThenName(language)
  const way = isDescending(sort) ? -1 : 1
  const collator = new Intl.Collator(language)
  return (a, b) => {
    const [one, other] = [valueIn(sort, a.meta), valueIn(sort, b.meta)]
    if (one === undefined || other === undefined) return one === other ? usual(a, b) : one === undefined ? 1 : -1
    const difference =
      typeof one === 'string' && typeof other === 'string' && !isByDay(sort)
        ? collator.compare(one, other)
        : one < other
          ? -1
          : one > other
            ? 1
            : 0
    return difference * way || usual(a, b) * (sort.field === undefined && sort.by === 'order' ? way : 1)
  }
}

function isByDay({ by, field }: ListSettings['sort']): boolean {
  return field === undefined && (by === 'published' || by === 'updated')
}

function valueIn({ by, field }: ListSettings['sort'], meta: PageMeta): string | number | undefined {
  if (field === undefined) {
    if (by === 'order') return 0
    return by === 'name' ? meta.name : by === 'updated' ? meta.updated : (meta.published ?? meta.updated)
  }
  const value = meta.fields?.[field]
  return typeof value === 'number' || typeof value === 'string' ? value : daysOf(value)?.start
}
