import type { Placement } from '#schemas/page.ts'

/** A menu position, its source, and its index in that list. */
export type PlaceInMenu = { placement: Placement; saidBy: 'page' | 'collection'; index: number }

/**
 * Menu positions of a page, from its own list and that of its collection. The page’s positions in the header override those of its
 * collection, and likewise for the footer; for a menu that the page does not name, the collection’s positions apply. An empty list removes
 * the page from all menus. The page’s own positions come first.
 */
export function placesInMenus(own: Placement[] | undefined, ofCollection: Placement[] = []): PlaceInMenu[] {
  const mine = (own ?? []).map((placement, index): PlaceInMenu => ({ placement, saidBy: 'page', index }))
  if (own?.length === 0) return mine
  const named = new Set(mine.map(({ placement }) => placement.menu))
  const kept = ofCollection.flatMap((placement, index): PlaceInMenu[] =>
    named.has(placement.menu) ? [] : [{ placement, saidBy: 'collection', index }],
  )
  return [...mine, ...kept]
}
