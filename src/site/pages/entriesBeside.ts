import { alikeEntries } from '#src/site/articles/alikeEntries.ts'
import { dayOf } from '#src/site/articles/dayOf.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { listOf, pathsText } from './lookup.ts'
import { openReads } from './trackPageReads.ts'

/** The entries of its collection to which an entry leads. */
export type Beside = {
  /** The previous and the next one, and up to three that follow, cyclically, in the order of the collection. */
  before?: SitePage | undefined
  after?: SitePage | undefined
  following: SitePage[]
  /** The previous and the next one by date, and all parts of its series by date; only if the page shows an `articleFooter`. */
  older?: SitePage | undefined
  newer?: SitePage | undefined
  parts: SitePage[]
  /** Up to three that are most like it; only in a collection with tags, if the page shows `relatedEntries`. */
  alike: SitePage[]
}

/** The entries to which an entry leads, which are noted as read; none for a page without a collection. */
export function entriesBeside(site: Site, page: SitePage): Beside {
  const beside = besideOf(site, page)
  const reads = openReads()
  if (reads) {
    reads.beside.set(page.path, textOf(beside))
    for (const shown of pagesIn(beside)) if (shown) reads.pages.add(shown.path)
  }
  return beside
}

/** The entries to which an entry leads as text, as it is noted. */
export function textOfBeside(site: Site, page: SitePage): string {
  return textOf(besideOf(site, page))
}

function besideOf(site: Site, page: SitePage): Beside {
  const entries = page.collection === undefined ? [] : listOf(site, page.collection)
  const here = placeIn(entries, page)
  if (here === undefined) return { following: [], parts: [], alike: [] }
  const following = [1, 2, 3]
    .map((step) => entries[(here + step) % entries.length]!)
    .filter((entry, index, list) => entry !== page && list.indexOf(entry) === index)
  const alike = alikeIn(site, entries, page)
  return { before: entries[here - 1], after: entries[here + 1], following, parts: [], alike, ...byDate(entries, page) }
}

function alikeIn({ collections, settings }: Site, entries: SitePage[], page: SitePage): SitePage[] {
  const hasTags = Object.keys(collections[page.collection!]!.tags).length > 0
  if (!hasTags || page.meta.related.length > 0 || !page.uses.types.includes('relatedEntries')) return []
  return alikeEntries(entries, page, settings.language, 3)
}

function byDate(entries: SitePage[], page: SitePage): Partial<Beside> {
  if (!page.uses.types.includes('articleFooter')) return {}
  const dated = inOrderOfDays(entries)
  const here = placeIn(dated, page)!
  const { series } = page.meta
  const parts = series === undefined ? [] : dated.filter(({ meta }) => meta.series === series)
  return { older: dated[here - 1], newer: dated[here + 1], parts }
}

const ordered = new WeakMap<SitePage[], SitePage[]>()

/** Entries from the oldest to the newest; those of one day in the order of their paths. */
function inOrderOfDays(entries: SitePage[]): SitePage[] {
  let dated = ordered.get(entries)
  if (!dated) {
    dated = entries.toSorted((a, b) => dayOf(a.meta).localeCompare(dayOf(b.meta)) || (a.path < b.path ? -1 : 1))
    ordered.set(entries, dated)
  }
  return dated
}

const places = new WeakMap<SitePage[], Map<SitePage, number>>()

function placeIn(entries: SitePage[], page: SitePage): number | undefined {
  let index = places.get(entries)
  if (!index) places.set(entries, (index = new Map(entries.map((entry, place) => [entry, place]))))
  return index.get(page)
}

function pagesIn({ before, after, following, older, newer, parts, alike }: Beside): (SitePage | undefined)[] {
  return [before, after, ...following, older, newer, ...parts, undefined, ...alike]
}

/** A text that is equal for the same entries in the same places. */
function textOf(beside: Beside): string {
  return pathsText(pagesIn(beside))
}
