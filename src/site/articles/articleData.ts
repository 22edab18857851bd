import type { SectionProps } from '#src/contract/sections.ts'
import { entriesBeside } from '#src/site/pages/entriesBeside.ts'
import type { Topic } from '#src/site/pages/generatedView.ts'
import { openReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { ArticleFooterData, ArticleHeaderData, Author, Named } from './articleView.ts'
import { authorsOf } from './authorsOf.ts'
import { dayOf } from './dayOf.ts'
import { minutesToRead } from './minutesToRead.ts'
import { topicPath } from './topicPath.ts'

/** What the header of an article shows. `site` is the view in the language of the page. */
export function articleHeader(site: Site, page: SitePage, { show }: SectionProps<'articleHeader'>): ArticleHeaderData {
  const { meta } = page
  const shows = (part: (typeof show)[number]) => show.includes(part)
  const published = dayOf(meta)
  return {
    headline: meta.title,
    ...(shows('series') && meta.series !== undefined && { series: seriesOf(site, page) }),
    ...(shows('summary') && { summary: meta.summary }),
    authors: shows('authors') ? peopleOf(site, page) : [],
    ...(shows('date') && { published, ...(meta.updated > published && { changed: meta.updated }) }),
    ...(shows('readingTime') && { minutes: minutesToRead(page) }),
    tags: shows('tags') ? tagsOf(site, page) : [],
    ...(shows('cover') && meta.cover && { cover: meta.cover }),
  }
}

/** What the footer of an article shows. `site` is the view in the language of the page. */
export function articleFooter(site: Site, page: SitePage, { show }: SectionProps<'articleFooter'>): ArticleFooterData {
  const shows = (part: (typeof show)[number]) => show.includes(part)
  const { older, newer, parts } = entriesBeside(site, page)
  const series = shows('series') ? seriesOf(site, page) : undefined
  const link = (entry: SitePage) => ({ label: entry.meta.name, href: entry.path })
  return {
    tags: shows('tags') ? tagsOf(site, page) : [],
    ...(series && {
      series: { ...series, parts: parts.map((part) => ({ ...link(part), ...(part === page && { isCurrent: true as const }) })) },
    }),
    authors: shows('authors') ? peopleOf(site, page) : [],
    ...(shows('neighbours') && older && { previous: link(older) }),
    ...(shows('neighbours') && newer && { next: link(newer) }),
  }
}

function tagsOf(site: Site, { collection, meta }: SitePage): Named[] {
  const declared = site.collections[collection ?? '']?.tags ?? {}
  return (meta.tags ?? []).flatMap((id) =>
    declared[id] ? [{ label: declared[id].label, href: addressOf(site, { collection: collection!, by: 'tags', id }) }] : [],
  )
}

function seriesOf(site: Site, { collection, meta }: SitePage): (Named & { description?: string | undefined }) | undefined {
  const { label, description } = site.collections[collection ?? '']?.series[meta.series ?? ''] ?? {}
  if (label === undefined) return undefined
  return { label, description, href: addressOf(site, { collection: collection!, by: 'series', id: meta.series! }) }
}

/** The path of the page of a tag or a series, which is noted as read. */
function addressOf({ pages }: Site, topic: Topic): string | undefined {
  const path = topicPath(pages, topic)
  const reads = openReads()
  // Without a page, the result depends on the entries.
  if (path === undefined) reads?.lists.add(topic.collection)
  else reads?.pages.add(path)
  return path
}

function peopleOf(site: Site, page: SitePage): Author[] {
  return authorsOf(site, page).map(({ path, meta: { name, summary, cover } }) => ({ name, href: path, summary, portrait: cover?.src }))
}
