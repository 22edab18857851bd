import { byOrderThenName } from '#src/site/menus/menus.ts'
import type { Site, SitePage } from '#src/site/site.ts'

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
    index = new Map(Object.keys(site.collections).map((name) => [name, []]))
    for (const page of site.pages) if (page.collection !== undefined) index.get(page.collection)?.push(page)
    for (const entries of index.values()) entries.sort(byOrderThenName)
    collectionIndexes.set(site.pages, index)
  }
  return index.get(collection) ?? []
}

const fileIndexes = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/** The pages that show something written in a file, their own or a shared one; the not-found page counts. */
export function pagesShowing({ pages, notFound }: { pages: SitePage[]; notFound?: SitePage | undefined }, file: string): SitePage[] {
  let index = fileIndexes.get(pages)
  if (!index) {
    index = new Map()
    for (const page of notFound ? [...pages, notFound] : pages) {
      for (const shown of page.shows) {
        const others = index.get(shown)
        if (others) others.push(page)
        else index.set(shown, [page])
      }
    }
    fileIndexes.set(pages, index)
  }
  return index.get(file) ?? []
}
