import { entryId } from '#src/site/pages/lookup.ts'
import type { SitePage } from '#src/site/site.ts'

const named = new WeakMap<SitePage[], Map<string, string>>()

/** The name of an entry of a collection in a language, or else in that of the site, by its id. */
export function entryName(pages: SitePage[], language: string | undefined, collection: string, id: string): string | undefined {
  let names = named.get(pages)
  if (!names) {
    names = new Map()
    for (const page of pages)
      if (page.collection !== undefined) names.set(keyOf(page.language, page.collection, entryId(page)), page.meta.name)
    named.set(pages, names)
  }
  return names.get(keyOf(language, collection, id)) ?? names.get(keyOf(undefined, collection, id))
}

function keyOf(language: string | undefined, collection: string, id: string): string {
  return `${language ?? ''} ${collection}/${id}`
}
