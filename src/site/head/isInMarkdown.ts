import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import type { Site, SitePage } from '#src/site/site.ts'

/**
 * Whether a page is also published as Markdown: if the site wants that, and search engines may list the page. `/index.md` is the home page.
 */
export function isInMarkdown({ settings }: Site, { path, meta, isFallback }: SitePage): boolean {
  return settings.markdown && !meta.noindex && !isFallback && path !== '/index' && folderOfNotFound(path) === undefined
}
