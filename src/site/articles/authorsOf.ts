import { entryId } from '#src/site/feeds/entryId.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { openReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The pages of the authors of an entry, in the written order, in the language of `view`; those that are not published are left out. */
export function authorsOf(view: Site, { collection, meta }: SitePage): SitePage[] {
  const people = collection === undefined ? undefined : view.collections[collection]?.authors
  if (people === undefined || !meta.authors) return []
  const paths = pathsOf(view, people)
  return meta.authors.flatMap((id) => {
    const path = paths.get(id)
    // The page depends on the list until the author is published.
    if (path === undefined) openReads()?.lists.add(people)
    return (path !== undefined && findPage(view, path)) || []
  })
}

const known = new WeakMap<SitePage[], Map<string, Map<string, string>>>()

/** The paths of the entries of a collection, by id. */
function pathsOf({ pages }: Site, collection: string): ReadonlyMap<string, string> {
  let byName = known.get(pages)
  if (!byName) known.set(pages, (byName = new Map()))
  let paths = byName.get(collection)
  if (!paths)
    byName.set(
      collection,
      (paths = new Map(pages.filter((page) => page.collection === collection).map((page) => [entryId(page), page.path]))),
    )
  return paths
}
