import { findEntry } from '#src/site/pages/lookup.ts'
import { openReads } from '#src/site/pages/trackPageReads.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/** The pages of the authors of an entry, in the written order, in the language of `view`; those that are not published are left out. */
export function authorsOf(view: Site, { collection, meta }: SitePage): SitePage[] {
  const people = collection === undefined ? undefined : view.collections[collection]?.authors
  if (people === undefined || !meta.authors) return []
  return meta.authors.flatMap((id) => {
    const author = findEntry(view, people, id)
    // The page depends on the list until the author is published.
    if (!author) openReads()?.lists.add(people)
    return author ?? []
  })
}
