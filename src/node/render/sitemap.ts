import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import { feedDay } from '#src/site/feeds/siteFeeds.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import { alternates } from '#src/site/languages/alternates.ts'
import type { Site } from '#src/site/site.ts'
import { robotsTxt } from './robotsTxt.ts'

/** Maximum number of URLs in one sitemap file (sitemaps.org protocol). */
const MAX_URLS = 50_000

/**
 * Sitemap and robots.txt: address → content. Pages excluded from search engines are left out; long sitemaps are split. `at` is the moment
 * of the build, in milliseconds since 1970, for the sitemap of news.
 */
export function sitemapFiles(site: Site, at = Date.now()): Map<string, string> {
  const entries = site.pages
    .filter(({ meta, isFallback }) => !meta.noindex && !isFallback)
    .map((page) => {
      const { path, meta } = page
      const others = alternates(site, page).map(
        ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
      )
      return `<url><loc>${escape(absoluteUrl(site, path))}</loc><lastmod>${meta.updated}</lastmod>${others.join('')}</url>`
    })
  const files = new Map<string, string>()
  if (site.settings.newsSitemap) files.set(NEWS, newsUrls(site, at))
  files.set('/robots.txt', robotsTxt(site, ['/sitemap.xml', ...files.keys()]))
  if (entries.length <= MAX_URLS) {
    files.set('/sitemap.xml', urlset(entries))
    return files
  }
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += MAX_URLS) {
    const url = `/sitemap-${parts.length + 1}.xml`
    parts.push(`<sitemap><loc>${escape(absoluteUrl(site, url))}</loc></sitemap>`)
    files.set(url, urlset(entries.slice(start, start + MAX_URLS)))
  }
  files.set('/sitemap.xml', `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">${parts.join('\n')}</sitemapindex>\n`)
  return files
}

const NEWS = '/sitemap-news.xml'
const TWO_DAYS = 2 * 86_400_000
/** Most news in a sitemap, by its protocol. */
const MOST_NEWS = 1000

/** The sitemap of news: articles of the last two days, newest first. */
function newsUrls(site: Site, at: number): string {
  const entries = site.pages
    .filter(({ meta, isFallback }) => meta.kind === 'NewsArticle' && !meta.noindex && !isFallback)
    .filter((page) => Date.parse(feedDay(page)) > at - TWO_DAYS && Date.parse(feedDay(page)) <= at)
    .sort((a, b) => feedDay(b).localeCompare(feedDay(a)) || (a.path < b.path ? -1 : 1))
    .slice(0, MOST_NEWS)
    .map((page) => {
      const { settings } = viewOf(site, page)
      const publication = `<news:publication><news:name>${escape(settings.name)}</news:name><news:language>${newsLanguage(settings.language)}</news:language></news:publication>`
      const news = `${publication}<news:publication_date>${feedDay(page)}</news:publication_date><news:title>${escape(page.meta.title)}</news:title>`
      return `<url><loc>${escape(absoluteUrl(site, page.path))}</loc><news:news>${news}</news:news></url>\n`
    })
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">\n${entries.join('')}</urlset>\n`
}

/** A language as the protocol wants it: without country, but Chinese with one that tells its script. */
function newsLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return language === 'zh' ? (script === 'Hant' ? 'zh-tw' : 'zh-cn') : language
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlset(entries: string[]): string {
  const links = entries.some((entry) => entry.includes('<xhtml:link')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}"${links}>\n${entries.join('\n')}\n</urlset>\n`
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
