import { hrefOf } from '#src/site/base/siteBase.ts'
import type { PageData } from '#src/site/pages/pageData.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'

/**
 * Updates the document’s head for a page: title and canonical address. Other languages, Markdown and feeds of the page that was left are
 * removed. The not-found page has no canonical address and is not indexed.
 */
export function updateHead(document: Document, { title, path }: PageData): void {
  document.title = title
  document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"], meta[name="robots"]').forEach((element) => element.remove())
  const site = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  if (folderOfNotFound(path) !== undefined)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  else if (site)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: new URL(hrefOf(path), site).href }))
}
