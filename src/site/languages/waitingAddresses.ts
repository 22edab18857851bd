import type { Site, SitePage } from '#src/site/site.ts'

/**
 * The address at which a page waits for its translation into a language that says something over such pages. It belongs to the page also
 * when there is a translation, which is `translation` then.
 */
export type WaitingAddress = { path: string; language: string; page: SitePage; translation: SitePage | undefined }

/** What is read of a config. */
type Read = Pick<Site, 'pages' | 'collections' | 'languages'>

/** These addresses, but for those that belong to pages of their own. `pages` are those that are live, without any that only wait. */
export function waitingAddresses({ pages, collections, languages = [] }: Read): WaitingAddress[] {
  const taken = new Set(pages.map(({ path }) => path))
  return languages.flatMap(({ tag, folder, notice, collections: local }) => {
    if (notice === undefined) return []
    const translations = new Map(pages.flatMap((page) => (page.language === tag ? [[page.translates, page]] : [])))
    return pages.flatMap((page) => {
      if (page.language !== undefined) return []
      const path = entryPath(page, collections, local) ?? `/${folder}${page.path === '/' ? '' : page.path}`
      return taken.has(path) ? [] : [{ path, language: tag, page, translation: translations.get(page.path) }]
    })
  })
}

/** The address of an entry whose collection has a route of its own in a language. */
function entryPath({ collection, path }: SitePage, all: Site['collections'], local: Site['collections']): string | undefined {
  const [own, route] = collection === undefined ? [] : [all[collection]?.path, local[collection]?.path]
  return route === undefined || route === own ? undefined : route.replace('{id}', path.slice(path.lastIndexOf('/') + 1))
}
