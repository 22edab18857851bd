import { breadcrumb } from '#src/site/pages/breadcrumb.ts'
import { entriesOf } from '#src/site/pages/lookup.ts'
import type { PageKind, Site, SitePage } from '#src/site/site.ts'

/** What goes into the head of a page’s document. */
export type Head = {
  title: string
  description: string
  canonical: string
  robots?: string
  openGraph: [property: string, content: string][]
  twitter: [name: string, content: string][]
  /** One JSON-LD graph. */
  jsonLd: object
}

/** The whole title of a page’s document: its own title and the company’s. */
export function documentTitle(site: Site, page: SitePage): string {
  return `${page.meta.title} · ${site.settings.titleSuffix}`
}

/** The absolute address of a path. The home page ends in a slash, other pages do not. */
export function absoluteUrl(site: Site, path: string): string {
  return `${site.settings.url}${path}`
}

/** Everything in the head that search engines and sharing services read. */
export function head(site: Site, page: SitePage): Head {
  const { settings } = site
  const title = documentTitle(site, page)
  const canonical = absoluteUrl(site, page.path)
  const image = absoluteUrl(site, page.meta.socialImage ?? settings.socialImage)
  return {
    title,
    description: page.meta.description,
    canonical,
    ...(page.meta.noindex ? { robots: 'noindex' } : {}),
    openGraph: [
      ['og:type', page.meta.kind === 'Article' ? 'article' : 'website'],
      ['og:title', title],
      ['og:description', page.meta.description],
      ['og:url', canonical],
      ['og:site_name', settings.name],
      ['og:locale', settings.language.replace('-', '_')],
      ['og:image', image],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', page.meta.name],
    ],
    twitter: [['twitter:card', 'summary_large_image']],
    jsonLd: { '@context': 'https://schema.org', '@graph': graph(site, page) },
  }
}

type Thing = Record<string, unknown>

/** Schema.org types by what a page is. A product is described as software, without ratings, since there are none. */
const types: Record<PageKind, string> = {
  WebPage: 'WebPage',
  AboutPage: 'AboutPage',
  ContactPage: 'ContactPage',
  CollectionPage: 'CollectionPage',
  Product: 'WebPage',
  Service: 'WebPage',
  Article: 'WebPage',
  DefinedTerm: 'WebPage',
  SoftwareTool: 'WebPage',
}

function graph(site: Site, page: SitePage): Thing[] {
  const { settings } = site
  const url = absoluteUrl(site, page.path)
  const organization = { '@id': `${settings.url}/#organization` }
  const main = mainEntity(site, page, url)
  const trail = breadcrumb(site, page, settings.words.home)
  const faq = page.sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  return [
    {
      '@type': types[page.meta.kind],
      '@id': url,
      url,
      name: page.meta.title,
      description: page.meta.description,
      inLanguage: settings.language,
      dateModified: page.meta.updated,
      isPartOf: { '@id': `${settings.url}/#website` },
      ...(main ? { mainEntity: { '@id': main['@id'] } } : {}),
      ...(trail.length > 1 ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    },
    ...(main ? [main] : []),
    ...(trail.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            '@id': `${url}#breadcrumb`,
            itemListElement: trail.map(({ label, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: label,
              item: absoluteUrl(site, href),
            })),
          },
        ]
      : []),
    ...(faq.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            mainEntity: faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: textOf(answer) },
            })),
          },
        ]
      : []),
    ...(page.path === '/'
      ? [
          {
            '@type': 'WebSite',
            '@id': `${settings.url}/#website`,
            url: `${settings.url}/`,
            name: settings.name,
            description: settings.description,
            inLanguage: settings.language,
            publisher: organization,
          },
          {
            '@type': 'Organization',
            ...organization,
            name: settings.name,
            legalName: settings.organization.legalName,
            url: `${settings.url}/`,
            email: settings.organization.email,
            logo: absoluteUrl(site, settings.appleTouchIcon ?? settings.logo.src),
            ...(settings.organization.sameAs.length > 0 ? { sameAs: settings.organization.sameAs } : {}),
          },
        ]
      : []),
  ]
}

/** The thing a page is about, where it is about one. */
function mainEntity(site: Site, page: SitePage, url: string): Thing | undefined {
  const provider = { '@id': `${site.settings.url}/#organization` }
  const common = { name: page.meta.name, description: page.meta.summary, url }
  const makers: Partial<Record<PageKind, () => Thing | undefined>> = {
    Product: () => ({
      '@type': 'SoftwareApplication',
      '@id': `${url}#product`,
      ...common,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      provider,
    }),
    SoftwareTool: () => ({
      '@type': 'WebApplication',
      '@id': `${url}#tool`,
      ...common,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      isAccessibleForFree: true,
      provider,
    }),
    Service: () => ({ '@type': 'Service', '@id': `${url}#service`, ...common, provider }),
    Article: () => ({
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: page.meta.title,
      description: page.meta.description,
      url,
      dateModified: page.meta.updated,
      author: provider,
      publisher: provider,
    }),
    DefinedTerm: () => term(site, page, url),
    CollectionPage: () => termSet(site, page, url),
  }
  return makers[page.meta.kind]?.()
}

function term(site: Site, page: SitePage, url: string): Thing | undefined {
  const entry = page.sections.find((section) => section.type === 'glossaryEntry')
  if (!entry) return undefined
  const set = page.meta.parent
  return {
    '@type': 'DefinedTerm',
    '@id': `${url}#term`,
    name: entry.term,
    description: entry.definition,
    url,
    ...(entry.also.length > 0 ? { alternateName: entry.also } : {}),
    ...(set ? { inDefinedTermSet: { '@id': `${absoluteUrl(site, set)}#terms` } } : {}),
  }
}

function termSet(site: Site, page: SitePage, url: string): Thing | undefined {
  const index = page.sections.find((section) => section.type === 'glossaryIndex')
  if (!index) return undefined
  return {
    '@type': 'DefinedTermSet',
    '@id': `${url}#terms`,
    name: page.meta.name,
    description: page.meta.summary,
    url,
    hasDefinedTerm: entriesOf(site, index.collection).map((entry) => ({
      '@type': 'DefinedTerm',
      '@id': `${absoluteUrl(site, entry.path)}#term`,
      name: entry.meta.name,
      url: absoluteUrl(site, entry.path),
    })),
  }
}

/** The words of the HTML that the build made from Markdown. */
function textOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|blockquote|td|th|pre)>|<br>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
