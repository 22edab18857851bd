import type { SectionProps } from '#src/contract/sections.ts'
import type { Site } from '#src/site/site.ts'
import { entriesOf } from './lookup.ts'
import type { News } from './pageData.ts'

/**
 * The news of a section, newest first, up to its limit: its own items, and the pages of its collection by publication date, or by the date
 * of their last change. News of the same day stay in the written order.
 */
export function newestNews(
  site: Site,
  { items, collection, limit }: Pick<SectionProps<'newsList'>, 'items' | 'collection' | 'limit'>,
): News[] {
  const entries = collection === undefined ? [] : entriesOf(site, collection)
  const written = entries.map(({ path, meta }): News => ({
    date: meta.published ?? meta.updated,
    title: meta.name,
    text: meta.summary,
    href: path,
  }))
  return [...items, ...written].sort((a, b) => b.date.localeCompare(a.date)).slice(0, limit)
}
