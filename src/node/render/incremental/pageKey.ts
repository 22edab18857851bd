import type { SitePage } from '#src/site/site.ts'
import { valueHash } from '#src/node/files/hashes.ts'

/** Identifies everything that a page contains, including fragments: equal keys mean equal meta, sections and headings. */
export function pageKey({ path, file, collection, key }: SitePage): string {
  return valueHash([path, file, collection, key])
}
