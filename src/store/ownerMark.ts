/** What the mark is made from: the document, where there is one. */
type MarkedDocument = { querySelector(selector: string): { getAttribute(name: string): string | null } | null }

/**
 * Says whose stored values are: the name of the site, as its documents say it in `og:site_name`, and the path that it stands under. Another
 * site on the same host and key is then left alone (S15). Documents that do not say it count as a site without a name.
 */
export function ownerMark(document: MarkedDocument | undefined): string {
  return `${document?.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? 'site'} /`
}
