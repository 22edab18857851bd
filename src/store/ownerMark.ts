import { siteBase } from '#src/site/base/siteBase.ts'

/** The source of the mark: the document, if there is one. */
type MarkedDocument = { querySelector(selector: string): { getAttribute(name: string): string | null } | null }

/**
 * Identifies the owner of stored values: the site’s name in `og:site_name`, and its base path. Another site on the same host and key is
 * then left alone (S15). Documents without it count as a site without a name.
 */
export function ownerMark(document: MarkedDocument | undefined): string {
  return `${document?.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? 'site'} ${siteBase()}/`
}
