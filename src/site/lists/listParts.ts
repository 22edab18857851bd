import type { SitePage } from '#src/site/site.ts'
import { dateIn, isDescending } from './entriesOfList.ts'
import type { ListSettings, ListView } from './listUse.ts'

/** One page of a list: what it shows. The first one is the page with the list itself. */
export type ListPart = { view: ListView; entries: readonly SitePage[] }

const divided = new WeakMap<readonly SitePage[], Map<string, ListPart[]>>()

/**
 * Divides the entries of a list into its pages, in the order in which visitors go through them. Each later part keeps its address and its
 * entries when entries are added at the beginning.
 */
export function listParts(entries: readonly SitePage[], { pages, sort }: Pick<ListSettings, 'pages' | 'sort'>): ListPart[] {
  if (!pages) return [{ view: {}, entries }]
  let known = divided.get(entries)
  if (!known) divided.set(entries, (known = new Map()))
  const key = JSON.stringify([pages, sort])
  let parts = known.get(key)
  if (!parts)
    known.set(key, (parts = pages.by === 'number' ? byNumber(entries, pages.size, isDescending(sort)) : byTime(entries, pages, sort)))
  return parts
}

/**
 * Parts by number. In a descending list, numbers count from the end, only whole pages have one, and the rest, between half a page and one
 * and a half, is on the page of the list: a page with a number never changes because of new entries.
 */
function byNumber(entries: readonly SitePage[], size: number, isCountedFromEnd: boolean): ListPart[] {
  if (!isCountedFromEnd) {
    const count = Math.max(1, Math.ceil(entries.length / size))
    return Array.from({ length: count }, (_, index) => ({
      view: index === 0 ? {} : { number: index + 1 },
      entries: entries.slice(index * size, (index + 1) * size),
    }))
  }
  const count = Math.max(0, Math.floor((entries.length - Math.ceil(size / 2)) / size))
  const first = entries.length - count * size
  return Array.from({ length: count + 1 }, (_, index) => ({
    view: index === 0 ? {} : { number: count + 1 - index },
    entries: index === 0 ? entries.slice(0, first) : entries.slice(first + (index - 1) * size, first + index * size),
  }))
}

/** A part for each month or year with entries; the page of the list shows the first entries. Entries without a date have no page. */
function byTime(entries: readonly SitePage[], { by, size }: NonNullable<ListSettings['pages']>, sort: ListSettings['sort']): ListPart[] {
  const times = new Map<string, SitePage[]>()
  for (const entry of entries) {
    const time = dateIn(sort, entry.meta)?.slice(0, by === 'month' ? 7 : 4)
    if (time === undefined) continue
    const others = times.get(time)
    if (others) others.push(entry)
    else times.set(time, [entry])
  }
  return [{ view: {}, entries: entries.slice(0, size) }, ...[...times].map(([time, members]) => ({ view: { time }, entries: members }))]
}

/** The address of a part below that of the page with the list: `page/2`, `2026/11`; empty for that page itself. */
export function partAddress({ number, time }: ListView): string {
  if (time !== undefined) return time.replace('-', '/')
  return number === undefined ? '' : `page/${number}`
}
