import { folderOfNotFound } from '#src/site/pages/notFoundPath.ts'
import { markdownPath } from '#src/site/head/markdownPath.ts'
import { pageDataUrl } from '#src/site/pages/pageDataUrl.ts'

/** The kinds of files of a page. */
export const PAGE_PARTS = ['document', 'data', 'markdown'] as const

/**
 * The files of a page, by their paths in the site: its document, its data for navigation, and its Markdown for readers that are machines.
 * Static hosts look for the not-found document in the folder of an address and its ancestors.
 */
export function pageFiles(path: string): Record<(typeof PAGE_PARTS)[number], string> {
  const folder = folderOfNotFound(path)
  const place = folder === undefined ? `${path === '/' ? '' : path}/index` : `${folder === '' ? '' : `/${folder}`}/404`
  return { document: `${place}.html`, data: pageDataUrl(path), markdown: markdownPath(path) }
}
