import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import { alternates } from '#src/site/languages/alternates.ts'
import type { Site } from '#src/site/site.ts'
import { robotsTxt } from './robotsTxt.ts'

/** Maximum number of URLs in one sitemap file (sitemaps.org protocol). */
const MAX_URLS = 50_000

/** Sitemap and robots.txt: address → content. Pages excluded from search engines are left out; long sitemaps are split. */
export function sitemapFiles(site: Site): Map<string, string> {
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
  files.set('/robots.txt', robotsTxt(site))
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

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlset(entries: string[]): string {
  const links = entries.some((entry) => entry.includes('<xhtml:link')) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `${DECLARATION}<urlset xmlns="${NAMESPACE}"${links}>\n${entries.join('\n')}\n</urlset>\n`
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')
}
