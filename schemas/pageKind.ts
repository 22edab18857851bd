import { z } from 'zod'

/** What a page is, for search engines. */
export const PageKind = z.enum([
  'WebPage',
  'AboutPage',
  'ContactPage',
  'CollectionPage',
  'Product',
  'Service',
  'Article',
  'DefinedTerm',
  'SoftwareTool',
])
/** What a page is, parsed. */
export type PageKind = z.output<typeof PageKind>
