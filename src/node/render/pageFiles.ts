import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'

/** The two files of a page, by their paths below the site: its document, and its data for a navigation. */
export function pageFiles(path: string): { document: string; data: string } {
  return { document: path === '/404' ? '/404.html' : `${path === '/' ? '' : path}/index.html`, data: pageDataUrl(path) }
}
