import type { ListSettings } from './listUse.ts'

/** Whether a list filters its entries in the browser. Facets of a list with several pages are links. */
export function isLiveList({ facets, search, pages }: Pick<ListSettings, 'facets' | 'search' | 'pages'>): boolean {
  return !pages && (facets.length > 0 || search)
}
