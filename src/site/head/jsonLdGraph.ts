import { isAuthorPage } from '#src/site/articles/isAuthorPage.ts'
import { breadcrumb } from '#src/site/pages/breadcrumb.ts'
import { sectionsOfType } from '#src/site/pages/sectionTexts.ts'
import type { PageKind, Site, SitePage } from '#src/site/site.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import { company, companyReference } from './company.ts'
import { companyTypes } from './companyTypes.ts'
import { mainEntity } from './mainEntity.ts'
import { places } from './places.ts'
import { plainText } from './plainText.ts'
import { reach } from './reach.ts'
import type { Thing } from './thing.ts'
import { pictureThings } from './pictureThings.ts'

/** Schema.org types by kind of page. A product is described as software, without ratings, because there are none. */
const types: Record<PageKind, string> = {
  WebPage: 'WebPage',
  AboutPage: 'AboutPage',
  ContactPage: 'ContactPage',
  CollectionPage: 'CollectionPage',
  Product: 'WebPage',
  Service: 'WebPage',
  Article: 'WebPage',
  BlogPosting: 'WebPage',
  NewsArticle: 'WebPage',
  DefinedTerm: 'WebPage',
  SoftwareTool: 'WebPage',
}

/** The structured data of a page, as one JSON-LD graph whose first node is the page. `picture` is the absolute URL of its social image. */
export function jsonLdGraph(site: Site, page: SitePage, picture: string | undefined): Thing[] {
  const { settings } = site
  const url = absoluteUrl(site, page.path)
  const main = mainEntity(site, page, picture)
  const trail = breadcrumb(site, page, settings.words.home)
  // Profiles that the footer links to need not be listed again.
  const profiles = [...new Set([...settings.organization.sameAs, ...site.footer.social.map(({ href }) => href)])]
  const faq = sectionsOfType(page.sections, 'faq').flatMap(({ items }) => items)
  return [
    {
      '@type': isAuthorPage(site, page) ? 'ProfilePage' : types[page.meta.kind],
      '@id': url,
      url,
      name: page.meta.title,
      description: page.meta.description,
      inLanguage: settings.language,
      ...(page.meta.published === undefined ? {} : { datePublished: page.meta.published }),
      dateModified: page.meta.updated,
      isPartOf: { '@type': 'WebSite', '@id': `${settings.url}/#website`, name: settings.name, url: `${settings.url}/` },
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
    ...pictureThings(site, page),
    ...places(page, url, site.today),
    ...(faq.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${url}#faq`,
            mainEntity: faq.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
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
            // Described below.
            publisher: { '@id': companyReference(site)['@id'] },
          },
          {
            ...company(site),
            '@type': companyTypes(settings.organization.kind),
            legalName: settings.organization.legalName,
            email: settings.organization.email,
            ...reach({ ...settings.organization, email: undefined }, site.today),
            ...(profiles.length > 0 ? { sameAs: profiles } : {}),
          },
        ]
      : []),
  ]
}
