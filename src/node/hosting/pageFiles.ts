import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'

/**
 * The two files of a page, by their paths in the site: its document, and its data for navigation. Static hosts look for the not-found
 * document in the folder of an address and its ancestors.
 */
export function pageFiles(path: string): { document: string; data: string } {
  const folder = folderOfNotFound(path)
  const place = folder === undefined ? `${path === '/' ? '' : path}/index` : `${folder === '' ? '' : `/${folder}`}/404`
  return { document: `${place}.html`, data: pageDataUrl(path) }
}
