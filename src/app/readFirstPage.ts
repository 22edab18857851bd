import type { PageData } from '#src/site/pages/pageData.ts'

/** Id of the element that carries the data of the page that the document shows. */
export const FIRST_PAGE_ID = 'page-data'

/** The data of the page that the document shows; null for an empty shell. */
export function readFirstPage(document: Document): PageData | null {
  const text = document.getElementById(FIRST_PAGE_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : null
}
