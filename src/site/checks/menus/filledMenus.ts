import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'

/**
 * A group of the header or a column of the footer with its number of links, including those of pages that add themselves. `isMeant`: a page
 * names an unknown key that may mean this one.
 */
export type FilledMenu = { place: Place; what: 'group' | 'column'; count: number; isMeant: boolean }

/** All groups and columns; none while files with problems may contain pages for them. */
export const filledMenus = perConfig(({ pages, header, footer, unshown, knowsAllPaths, lostIds }: ReadConfig): FilledMenu[] => {
  if (!knowsAllPaths || lostIds.size > 0 || [...unshown.values()].includes('faulty')) return []
  const named = pages.flatMap(({ meta }) => meta.menus)
  const isGroupMeant = (entry: string, key: string) => named.some((place) => place.menu === 'header' && meansGroup(place, entry, key))
  const meansGroup = (place: { entry: string; group: string }, entry: string, key: string) =>
    isOrMeans(place.entry, entry, header!.entries) &&
    isOrMeans(place.group, key, header!.entries.find((one) => one.key === entry)?.groups ?? []) &&
    (place.entry !== entry || place.group !== key)
  return [
    ...(header ? headerEntries({ pages, header }) : []).flatMap(({ key: entry, groups }, outer) =>
      groups.map(({ key, items }, inner): FilledMenu => ({
        place: { file: 'header.json', keyPath: ['entries', outer, 'groups', inner] },
        what: 'group',
        count: items.length,
        isMeant: items.length === 0 && isGroupMeant(entry, key),
      })),
    ),
    ...(footer ? footerWithPages({ pages, footer }).columns : []).map(({ key, items }, index): FilledMenu => ({
      place: { file: 'footer.json', keyPath: ['columns', index] },
      what: 'column',
      count: items.length,
      isMeant:
        items.length === 0 &&
        named.some((place) => place.menu === 'footer' && place.column !== key && isOrMeans(place.column, key, footer!.columns)),
    })),
  ]
})

/** Whether a name is a key, or an unknown name that may mean it. */
function isOrMeans(name: string, key: string, among: readonly { key: string }[]): boolean {
  return name === key || !among.some((one) => one.key === name)
}
