import { absoluteUrl } from '#src/site/head/absoluteUrl.ts'
import { isInMarkdown } from '#src/site/head/isInMarkdown.ts'
import { viewOf } from '#src/site/languages/viewOf.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { RenderTask } from './writePage.ts'

/** What the Markdown of a page needs in addition to its data, if it is published as such. */
export function markdownTask(site: Site, page: SitePage): RenderTask['markdown'] {
  if (!isInMarkdown(site, page)) return undefined
  const { title, updated } = page.meta
  const { settings } = viewOf(site, page)
  const canonical = absoluteUrl(site, page.path)
  return { head: { title, canonical, language: settings.language, updated }, url: site.settings.url }
}
