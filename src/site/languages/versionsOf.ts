import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Site, SitePage } from '#src/site/site.ts'

const indexes = new WeakMap<SitePage[], Map<string, SitePage[]>>()

/**
 * A page in all of its languages: that of the site first, then in the order of the settings, including versions that only show their
 * source. Empty if there is one language, and for the not-found page.
 */
export function versionsOf(site: Site, page: SitePage): SitePage[] {
  if (!site.languages || folderOfNotFound(page.path) !== undefined) return []
  let index = indexes.get(site.pages)
  if (!index) indexes.set(site.pages, (index = versionsByPath(site)))
  return index.get(page.translates ?? page.path) ?? []
}

function versionsByPath({ pages, languages = [] }: Site): Map<string, SitePage[]> {
  const order = new Map<string | undefined, number>([[undefined, -1], ...languages.map(({ tag }, at): [string, number] => [tag, at])])
  const index = new Map<string, SitePage[]>()
  for (const page of pages) {
    const path = page.translates ?? page.path
    const others = index.get(path)
    if (others) others.push(page)
    else index.set(path, [page])
  }
  for (const versions of index.values()) versions.sort((a, b) => order.get(a.language)! - order.get(b.language)!)
  return index
}
