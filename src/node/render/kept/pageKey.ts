import type { SitePage } from '#src/site/site.ts'
import { shortHash } from './shortHash.ts'

/** Names everything that a page itself says, with what it includes: equal keys, equal meta, sections and headings. */
export function pageKey({ path, file, collection, key }: SitePage): string {
  return shortHash([path, file, collection, key])
}
