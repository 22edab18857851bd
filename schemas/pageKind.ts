import { z } from 'zod'

/** Kind of a page, for search engines. */
export const PageKind = z.enum([
  'WebPage',
  'AboutPage',
  'ContactPage',
  'CollectionPage',
  'Product',
  'Service',
  'Article',
  'BlogPosting',
  'NewsArticle',
  'DefinedTerm',
  'SoftwareTool',
])
/** Kind of a page, parsed. */
export type PageKind = z.output<typeof PageKind>
