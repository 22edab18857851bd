import type { SitePage } from '#src/site/site.ts'
import { shortHash } from './shortHash.ts'

const keys = new WeakMap<SitePage, string>()

/** Names everything that a page itself says, with what it includes: equal keys, equal meta, sections and headings. */
export function pageKey(page: SitePage): string {
  const key = keys.get(page) ?? keyOf(page)
  keys.set(page, key)
  return key
}

function keyOf({ path, file, collection, meta, sections, headings }: SitePage): string {
  return shortHash([path, file, collection, meta, sections, headings])
}
