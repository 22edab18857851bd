import type { PageData } from '#src/site/pages/pageData.ts'
import { NOT_FOUND_PATH } from './notFoundPath.ts'

/**
 * Fits the head of the document to the page that it shows: title, and canonical address, which the not-found page has not; that one is kept
 * out of indexes.
 */
export function updateHead(document: Document, { title, path }: PageData): void {
  document.title = title
  document.head.querySelectorAll('link[rel="canonical"], meta[name="robots"]').forEach((element) => element.remove())
  const site = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content
  if (path === NOT_FOUND_PATH) document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
  else if (site) document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: new URL(path, site).href }))
}
