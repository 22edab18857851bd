import type { Site, SitePage } from '#src/site/site.ts'

/** Whether a page is that of an author: an entry of a collection that another collection names as its authors. */
export function isAuthorPage({ collections }: Pick<Site, 'collections'>, { collection }: Pick<SitePage, 'collection'>): boolean {
  return collection !== undefined && Object.values(collections).some(({ authors }) => authors === collection)
}
