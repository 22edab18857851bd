import type { Site, SitePage } from '#src/site/site.ts'

/** The pages of a site, followed by the not-found page of each language that has one. */
export function allPages({
  pages,
  notFound,
  notFoundIn = [],
}: Pick<Site, 'pages' | 'notFoundIn'> & { notFound?: SitePage | undefined }): SitePage[] {
  return [...pages, ...(notFound ? [notFound] : []), ...notFoundIn]
}
