import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'

/**
 * The two files of a page, by their paths below the site: its document, and its data for a navigation. Hosts of files look for the document
 * of the not-found page in the folder of an address, and above it.
 */
export function pageFiles(path: string): { document: string; data: string } {
  const folder = folderOfNotFound(path)
  const place = folder === undefined ? `${path === '/' ? '' : path}/index` : `${folder === '' ? '' : `/${folder}`}/404`
  return { document: `${place}.html`, data: pageDataUrl(path) }
}
