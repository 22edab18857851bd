import type { SiteSettings } from '#schemas/site.ts'
import type { SectionType } from '#src/contract/sections.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { GeneratedView } from './generatedView.ts'

/** A page to generate from a written one. */
export type GeneratedPart = {
  /** Its address below that of the written page, such as `page/2`. */
  below: string
  /** Its name for the breadcrumb, which is added to the title of the written page. */
  name: string
  shows: GeneratedView
  /** The sections that it keeps: their indexes and types. */
  keeps: readonly { index: number; type: SectionType }[]
  /** The address of its parent page below that of the written page; the default is that page. */
  parent?: string | undefined
  /** Whether search engines should not list it; the default is the setting of the written page. */
  noindex?: boolean | undefined
}

/** The parts of a site that generators read: written pages of all languages. */
export type GeneratedFrom = Pick<Site, 'pages' | 'collections' | 'languages' | 'today'> & Partial<Pick<Site, 'settings'>>

/** The pages to generate from a written page, in order; `words` are the interface texts in its language. Must not read its sections. */
export type PageGenerator = (site: GeneratedFrom, page: SitePage, words: SiteSettings['words']) => GeneratedPart[]
