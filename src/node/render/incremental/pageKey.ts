import type { SitePage } from '#src/site/site.ts'
import { valueHash } from '#src/node/files/hashes.ts'

/** Names everything that a page itself says, with what it includes: equal keys, equal meta, sections and headings. */
export function pageKey({ path, file, collection, key }: SitePage): string {
  return valueHash([path, file, collection, key])
}
