import { createHash } from 'node:crypto'
import type { SitePage } from '#src/site/site.ts'

/** Names the state of a page: it changes with whatever its own sections are made from. */
export function pageKey(page: SitePage): string {
  return createHash('sha256')
    .update(JSON.stringify([page.path, page.sections, page.headings]))
    .digest('base64url')
}
