import type { Placement } from '#schemas/page.ts'

/** A place in a menu, who says it, and where it stands in that list. */
export type PlaceInMenu = { placement: Placement; saidBy: 'page' | 'collection'; index: number }

/**
 * Where a page appears in menus, from its own list and from that of its collection. What a page says of the header replaces what its
 * collection says of the header, and the same for the footer; of a menu that the page does not name, the collection’s places stay. An empty
 * list takes the page out of all menus. The page’s own places come first.
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
