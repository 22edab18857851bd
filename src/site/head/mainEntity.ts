import { pageAbove } from '#src/site/pages/breadcrumb.ts'
import { entriesOf, findPage } from '#src/site/pages/lookup.ts'
import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { PageKind, Site, SitePage } from '#src/site/site.ts'
import { authorsOf } from '#src/site/articles/authorsOf.ts'
import { isAuthorPage } from '#src/site/articles/isAuthorPage.ts'
import { personReference } from '#src/site/articles/personReference.ts'
import { tagLabels } from '#src/site/articles/tagLabels.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { company, companyReference } from './company.ts'
import { mappedEntity } from './mappedEntity.ts'
import { offersOf } from './offers.ts'
import type { Thing } from './thing.ts'

/**
 * The main entity of a page, if it has one. A page with prices and no other entity is about the product of its parent page. `picture` is
 * the absolute URL of the page’s social image.
 */
export function mainEntity(site: Site, page: SitePage, picture: string | undefined): Thing | undefined {
  const mapped = mappedEntity(site, page)
  if (mapped) return mapped
  if (isAuthorPage(site, page)) return author(site, page)
  const above = page.meta.kind === 'WebPage' && page.uses.hasPrices ? pageAbove(site, page) : undefined
  return above && sold.has(above.meta.kind) ? makers[above.meta.kind]?.(site, above) : makers[page.meta.kind]?.(site, page, picture)
}

/** The person whose page this is. */
function author(site: Site, page: SitePage): Thing {
  return { ...personReference(site, page), description: page.meta.summary, worksFor: companyReference(site) }
}

/** Things that a page can sell. */
const sold = new Set<PageKind>(['Product', 'Service', 'SoftwareTool'])

/** Main entity by kind of page. */
const makers: Partial<Record<PageKind, (site: Site, page: SitePage, picture?: string) => Thing | undefined>> = {
  Product: (site, page) => ({
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(site, page.path)}#product`,
    ...offering(site, page),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
  }),
  SoftwareTool: (site, page) => ({
    '@type': 'WebApplication',
    '@id': `${absoluteUrl(site, page.path)}#tool`,
    ...offering(site, page),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    ...(isFree(site, page) ? { isAccessibleForFree: true } : {}),
  }),
  Service: (site, page) => ({ '@type': 'Service', '@id': `${absoluteUrl(site, page.path)}#service`, ...offering(site, page) }),
  Article: article,
  BlogPosting: article,
  NewsArticle: article,
  DefinedTerm: term,
  CollectionPage: termSet,
}

/** Common properties of products, tools and services. */
function offering(site: Site, page: SitePage): Thing {
  const offers = offersOf(site, page)
  return {
    name: page.meta.name,
    description: page.meta.summary,
    url: absoluteUrl(site, page.path),
    provider: companyReference(site),
    ...(offers.length > 0 ? { offers } : {}),
  }
}

/** Whether the tool of a page is free of charge: it is on the page, and neither the page nor its child pages show prices. */
function isFree(site: Site, page: SitePage): boolean {
  const standsThere = Object.values(page.uses.traits).some(({ keepsResults }) => keepsResults)
  return standsThere && !page.uses.types.includes('pricingPlans') && offersOf(site, page).length === 0
}

/** An article with what search engines show: pictures, dates, authors and the publisher. */
function article(site: Site, page: SitePage, picture?: string): Thing {
  const { path, meta } = page
  const url = absoluteUrl(site, path)
  const authors = authorsOf(site, page).map((author) => personReference(site, author))
  const images = [...(meta.cover ? [absoluteUrl(site, meta.cover.src)] : []), ...(picture === undefined ? [] : [picture])]
  return {
    '@type': meta.kind,
    '@id': `${url}#article`,
    headline: meta.title,
    description: meta.description,
    url,
    mainEntityOfPage: { '@id': url },
    ...(images.length === 0 ? {} : { image: [...new Set(images)] }),
    ...(meta.published === undefined ? {} : { datePublished: meta.published }),
    dateModified: meta.updated,
    author: authors.length > 0 ? authors : company(site),
    ...keywordsOf(site, page),
    publisher: company(site),
  }
}

/** The labels of the tags of an article. */
function keywordsOf(site: Site, { collection, meta }: SitePage): Thing {
  const labels = collection === undefined ? [] : tagLabels(site, collection, meta.tags)
  return labels.length > 0 ? { keywords: labels.map(({ label }) => label) } : {}
}

function term(site: Site, page: SitePage): Thing | undefined {
  const url = absoluteUrl(site, page.path)
  const [entry] = sectionsOfType(page.sections, 'glossaryEntry')
  if (!entry) return undefined
  const set = page.meta.parent
  return {
    '@type': 'DefinedTerm',
    '@id': `${url}#term`,
    name: entry.term,
    description: entry.definition,
    url,
    ...(entry.also.length > 0 ? { alternateName: entry.also } : {}),
    ...(set ? { inDefinedTermSet: termSetReference(site, set) } : {}),
  }
}

function termSetReference(site: Site, path: string): Thing {
  const url = absoluteUrl(site, path)
  return { '@type': 'DefinedTermSet', '@id': `${url}#terms`, name: findPage(site, path)?.meta.name, url }
}

function termSet(site: Site, page: SitePage): Thing | undefined {
  const url = absoluteUrl(site, page.path)
  const [index] = sectionsOfType(page.sections, 'glossaryIndex')
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
