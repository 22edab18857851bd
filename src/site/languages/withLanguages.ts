import type { Site, SitePage } from '#src/site/site.ts'
import { localLinks } from './localLinks.ts'
import { viewOf } from './viewOf.ts'

/**
 * A site whose menus lead to translations where there are any, with a page in the place of each that is not translated into a language
 * which says something over such pages.
 */
export function withLanguages(site: Site): Site {
  if (!site.languages) return site
  const fallbacks = site.languages.flatMap(({ tag, folder, notice, collections }) => {
    if (notice === undefined) return []
    const translated = new Set(site.pages.flatMap(({ language, translates }) => (language === tag ? [translates] : [])))
    const taken = new Set(site.pages.map(({ path }) => path))
    return site.pages.flatMap((page) => {
      const path = entryPath(page, site, collections) ?? `/${folder}${page.path === '/' ? '' : page.path}`
      return page.language !== undefined || translated.has(page.path) || taken.has(path) ? [] : [fallback(page, tag, path)]
    })
  })
  const pages = [...site.pages, ...fallbacks].sort((a, b) => (a.path < b.path ? -1 : 1))
  const whole = { ...site, pages }
  return {
    ...whole,
    languages: site.languages.map((language) => {
      const view = viewOf(whole, { language: language.tag })
      const local = <Value>(name: string, value: Value, own: Value) =>
        localLinks(view, own, { file: own === value ? `${name}.json` : `${name}.${language.folder}.json`, keyPath: [] })
      return {
        ...language,
        header: withoutEmptyGroups(local('header', site.header, language.header), view.pages),
        footer: local('footer', site.footer, language.footer),
      }
    }),
  }
}

/** The address of an entry whose collection has a route of its own in a language. */
function entryPath({ collection, path }: SitePage, site: Site, collections: Site['collections']): string | undefined {
  if (collection === undefined) return undefined
  const route = collections[collection]!.path
  return route === site.collections[collection]!.path ? undefined : route.replace('{id}', path.slice(path.lastIndexOf('/') + 1))
}

/** A header without groups that hold pages which are not translated and nothing else. */
function withoutEmptyGroups(header: Site['header'], pages: readonly SitePage[]): Site['header'] {
  const placed = new Set(
    pages.flatMap(({ meta }) => meta.menus.flatMap((place) => (place.menu === 'header' ? [`${place.entry} ${place.group}`] : []))),
  )
  const entries = header.entries.map((entry) => {
    const groups = entry.groups.filter(({ key, items }) => items.length > 0 || placed.has(`${entry.key} ${key}`))
    return { ...entry, groups, hasDropdown: groups.length > 0 }
  })
  return { ...header, entries: entries.filter(({ hasDropdown, path }) => hasDropdown || path !== '') }
}

/** A page in the place of its translation. What it shows is still read only when it is asked for. */
function fallback(page: SitePage, language: string, path: string): SitePage {
  const own = { path, language, translates: page.path, isFallback: true }
  return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(page), ...Object.getOwnPropertyDescriptors(own) }) as SitePage
}
