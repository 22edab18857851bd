import { SHARED_PICTURE } from '#src/site/constants.ts'
import { pageFeeds } from '#src/site/feeds/pageFeeds.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { coverCard } from './coverCard.ts'
import { isInMarkdown } from './isInMarkdown.ts'
import { jsonLdGraph } from './jsonLdGraph.ts'
import { markdownPath } from './markdownPath.ts'
import { type Alternate, alternates } from '#src/site/languages/alternates.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { NOT_FOUND_PATH, folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** Contents of the head of a page’s document. */
export type Head = {
  title: string
  description: string
  canonical: string
  robots?: string
  /** All language versions of the page, including itself; absent if there is only one. */
  alternates?: Alternate[]
  /** The feeds in which the page is listed, or whose entries it lists. */
  feeds?: { type: string; title: string; href: string }[]
  /** The address of the page as Markdown, if there is one. */
  markdown?: string
  openGraph: [property: string, content: string][]
  twitter: [name: string, content: string][]
  /** One JSON-LD graph. */
  jsonLd: object
}

/** The full title of a page’s document: its own title and the company name. */
export function documentTitle(site: Site, page: SitePage): string {
  return `${page.meta.title} · ${site.settings.titleSuffix}`
}

/**
 * Everything in the head for search engines and sharing services. `card` is the path of the generated social card, such as
 * `/static/social/visit-1a2b3c4d.png`; a picture in config takes precedence.
 */
export function head(whole: Site, page: SitePage, card?: string): Head {
  const site = viewOf(whole, page)
  const { settings } = site
  const title = documentTitle(site, page)
  // A page shown instead of a missing translation is canonical.
  const canonical = absoluteUrl(
    site,
    page.isFallback ? page.translates! : folderOfNotFound(page.path) === undefined ? page.path : NOT_FOUND_PATH,
  )
  const others = alternates(whole, page)
  const feeds = pageFeeds(site, page)
  const cover = coverCard(whole, page)
  const path = page.meta.socialImage ?? settings.socialImage ?? cover?.address ?? card
  const shows = cover?.alt ?? title
  const picture = path === undefined ? undefined : absoluteUrl(site, path)
  const { published, updated } = page.meta
  const isArticle = page.meta.kind === 'Article' || page.meta.kind === 'BlogPosting' || page.meta.kind === 'NewsArticle'
  return {
    title,
    description: page.meta.description,
    canonical,
    ...(page.meta.noindex ? { robots: 'noindex' } : {}),
    ...(others.length > 0 ? { alternates: others } : {}),
    ...(feeds.length > 0 ? { feeds } : {}),
    ...(isInMarkdown(whole, page) ? { markdown: absoluteUrl(site, markdownPath(page.path)) } : {}),
    openGraph: [
      ['og:type', isArticle ? 'article' : 'website'],
      ['og:title', page.meta.title],
      ['og:description', page.meta.description],
      ['og:url', canonical],
      ['og:site_name', settings.name],
      ['og:locale', localeOf(page.isFallback ? whole.settings.language : settings.language)],
      ...others.flatMap(({ language }): Head['openGraph'] =>
        language === settings.language || language === 'x-default' ? [] : [['og:locale:alternate', localeOf(language)]],
      ),
      ...(picture === undefined
        ? []
        : ([
            ['og:image', picture],
            ['og:image:width', String(SHARED_PICTURE.width)],
            ['og:image:height', String(SHARED_PICTURE.height)],
            ['og:image:alt', shows],
          ] satisfies Head['openGraph'])),
      ...(isArticle && published !== undefined ? ([['article:published_time', published]] satisfies Head['openGraph']) : []),
      ...(isArticle ? ([['article:modified_time', updated]] satisfies Head['openGraph']) : []),
    ],
    twitter:
      picture === undefined
        ? [['twitter:card', 'summary']]
        : [
            ['twitter:card', 'summary_large_image'],
            ['twitter:image', picture],
            ['twitter:image:alt', shows],
          ],
    jsonLd: { '@context': 'https://schema.org', '@graph': jsonLdGraph(site, page, picture) },
  }
}

/** A language in Open Graph format, with the most likely country if the tag has none, such as `de_DE`; `es_LA` for Latin America. */
function localeOf(tag: string): string {
  if (tag === 'es-419') return 'es_LA'
  const { language, script, region: said } = new Intl.Locale(tag)
  // Numbers are parts of the world.
  const isCountry = said !== undefined && !/\d/.test(said)
  const { region } = isCountry ? { region: said } : new Intl.Locale(language, script === undefined ? {} : { script }).maximize()
  return region === undefined ? language : `${language}_${region}`
}
