import type { Site, SitePage } from '#src/site/site.ts'

/**
 * The address at which a page is shown untranslated, in a language with a notice for such pages. If there is a translation, `translation`,
 * the address still belongs to the page.
 */
export type WaitingAddress = { path: string; language: string; page: SitePage; translation: SitePage | undefined }

/** The required parts of a config. */
type Read = Pick<Site, 'pages' | 'collections' | 'languages'>

/** These addresses, except for those of other pages. `pages` are published, without any that only wait for a translation. */
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

/** The address of an entry whose collection has its own route in a language. */
function entryPath({ collection, path }: SitePage, all: Site['collections'], local: Site['collections']): string | undefined {
  const [own, route] = collection === undefined ? [] : [all[collection]?.path, local[collection]?.path]
  return route === undefined || route === own ? undefined : route.replace('{id}', path.slice(path.lastIndexOf('/') + 1))
}
