import type { Collection, Page } from '#src/contract/files.ts'
import { placesInMenus } from '#src/site/menus/placesInMenus.ts'
import { withCrops } from '#src/site/pictures/withCrops.ts'
import type { PageMeta } from '#src/site/site.ts'

/** Metadata of a page, with the defaults of its collection. */
export function pageMeta(page: Page, collection: Collection | undefined): PageMeta {
  const defaults = collection?.defaults ?? {}
  return {
    name: page.name,
    title: page.title,
    description: page.description,
    summary: page.summary,
    icon: page.icon ?? defaults.icon,
    kind: page.kind ?? defaults.kind ?? 'WebPage',
    layout: page.layout ?? 'main',
    scroll: page.scroll ?? 'top',
    session: page.session ?? 'clear',
    accent: page.accent,
    menus: placesInMenus(page.menus, defaults.menus).map(({ placement }) => placement),
    parent: page.parent ?? collection?.parent,
    related: page.related ?? [],
    topics: page.topics ?? defaults.topics ?? [],
    order: page.order,
    updated: page.updated,
    published: page.published,
    cover: withCrops(page.cover),
    fields: withCrops(page.fields) as PageMeta['fields'],
    authors: page.authors,
    tags: page.tags,
    series: page.series,
    feedId: page.feedId,
    socialImage: page.socialImage,
    noindex: page.noindex ?? false,
  }
}
