import { byOrderThenName } from '#src/site/menus/menus.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import { allPages } from './allPages.ts'
import { openReads } from './trackPageReads.ts'

const indexes = new WeakMap<SitePage[], Map<string, SitePage>>()

/** The published page at a path, or undefined. */
export function findPage(site: Pick<Site, 'pages'>, path: string): SitePage | undefined {
  openReads()?.pages.add(path)
  let index = indexes.get(site.pages)
  if (!index) {
    // If two pages claim the same path, the first counts; the other one is reported.
    index = new Map(site.pages.toReversed().map((page) => [page.path, page]))
    // If only pages of one language are known, the address of a page means its translation.
    if (site.pages.every(({ language }) => language !== undefined))
      for (const page of site.pages) if (page.translates !== undefined && !index.has(page.translates)) index.set(page.translates, page)
    indexes.set(site.pages, index)
  }
  const page = index.get(path)
  if (page && page.path !== path) openReads()?.pages.add(page.path)
  return page
}

/** What a list of entries depends on. */
type Lists = Pick<Site, 'pages' | 'collections'> & { settings: Pick<Site['settings'], 'language'> }

const collectionIndexes = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/** The published entries of a collection, in list order. */
export function entriesOf(site: Lists, collection: string): SitePage[] {
  openReads()?.lists.add(collection)
  return listOf(site, collection)
}

/** The name under which a reader of `listedPages` is recorded; no collection has it. */
export const ALL_PAGES = '*'

/** The pages that visitors may find, in the order of the site: all but untranslated, generated and unlisted ones. */
export function listedPages(site: Pick<Site, 'pages'>): SitePage[] {
  openReads()?.lists.add(ALL_PAGES)
  return site.pages.filter(({ meta, isFallback, generated }) => !meta.noindex && !isFallback && !generated)
}

/** Pages as a string that is equal for equal pages in the same order. */
export function pathsText(pages: readonly (SitePage | undefined)[]): string {
  return pages.map((page) => page?.path ?? '').join(' ')
}

/** The published entries of a collection, in list order; they are not noted as read. */
export function listOf(site: Lists, collection: string): SitePage[] {
  let index = collectionIndexes.get(site.pages)
  if (!index) {
    index = new Map(Object.keys(site.collections).map((name) => [name, []]))
    for (const page of site.pages) if (page.collection !== undefined) index.get(page.collection)?.push(page)
    for (const entries of index.values()) entries.sort(byOrderThenName(site.settings.language))
    collectionIndexes.set(site.pages, index)
  }
  return index.get(collection) ?? []
}

const entryIndexes = new WeakMap<SitePage[], Map<string, SitePage>>()

/** The published entry of a collection with an id, in the language of the site; undefined if there is none. */
export function findEntry(site: Pick<Site, 'pages' | 'collections'>, collection: string, id: string): SitePage | undefined {
  let index = entryIndexes.get(site.pages)
  if (!index) {
    index = new Map()
    for (const page of site.pages) if (page.collection !== undefined) index.set(`${page.collection}/${entryId(page)}`, page)
    entryIndexes.set(site.pages, index)
  }
  const page = index.get(`${collection}/${id}`)
  // Without the entry, the result depends on its address.
  openReads()?.pages.add(page?.path ?? site.collections[collection]?.path.replace('{id}', id) ?? '')
  return page
}

/** The id of an entry: the name of its file, or of the file that it translates. */
export function entryId({ file }: Pick<SitePage, 'file'>): string {
  return file
    .slice(file.lastIndexOf('/') + 1)
    .split('.')[0]!
    .normalize('NFC')
}

const fileIndexes = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/** The pages that show content of a file, their own or a shared one, including the not-found page. */
export function pagesShowing(config: Parameters<typeof allPages>[0], file: string): SitePage[] {
  let index = fileIndexes.get(config.pages)
  if (!index) {
    index = new Map()
    for (const page of allPages(config)) {
      for (const shown of page.shows) {
        const others = index.get(shown)
        if (others) others.push(page)
        else index.set(shown, [page])
      }
    }
    fileIndexes.set(config.pages, index)
  }
  return index.get(file) ?? []
}
