import type { PageData } from '#src/site/pages/pageData.ts'
import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'

/**
 * Updates the head of the document for a page: its title and canonical address. The not-found page has no canonical address and is kept
 * out of search indexes.
 */
export function updateHead(document: Document, { title, path }: PageData): void {
  document.title = title
  document.head.querySelectorAll('link[rel="canonical"], link[hreflang], meta[name="robots"]').forEach((element) => element.remove())
  const site = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  if (folderOfNotFound(path) !== undefined)
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  else if (site) document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: new URL(path, site).href }))
}
