import { byOrderThenName } from './menus.ts'
import type { Site, SitePage } from './site.ts'

const indexes = new WeakMap<SitePage[], Map<string, SitePage>>()

/** The published page at a path, or undefined. */
export function findPage(site: Pick<Site, 'pages'>, path: string): SitePage | undefined {
  let index = indexes.get(site.pages)
  if (!index) {
    // Of two pages that claim one path the first counts; the other one is reported.
    index = new Map(site.pages.toReversed().map((page) => [page.path, page]))
    indexes.set(site.pages, index)
  }
  return index.get(path)
}

const collectionIndexes = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/** The published entries of a collection, in the order in which lists show them. */
export function entriesOf(site: Site, collection: string): SitePage[] {
  let index = collectionIndexes.get(site.pages)
  if (!index) {
    index = new Map(Object.keys(site.collections).map((name) => [name, site.pages.filter((page) => page.collection === name).sort(byOrderThenName)]))
    collectionIndexes.set(site.pages, index)
  }
  return index.get(collection) ?? []
}
