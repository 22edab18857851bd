import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { perConfig } from '#src/site/checks/perConfig.ts'
import type { Place } from '#src/site/checks/rule.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'

/** A group of the header or a column of the footer with its number of links, those of pages that place themselves there included. */
export type FilledMenu = { place: Place; what: 'group' | 'column'; count: number }

/** All groups and columns; none while files with problems may hold pages that place themselves there. */
export const filledMenus = perConfig(({ pages, header, footer, unshown, knowsAllPaths, lostIds }: ReadConfig): FilledMenu[] => {
  if (!knowsAllPaths || lostIds.size > 0 || [...unshown.values()].includes('faulty')) return []
  return [
    ...(header ? headerEntries({ pages, header }) : []).flatMap(({ groups }, outer) =>
      groups.map(({ items }, inner): FilledMenu => ({
        place: { file: 'header.json', keyPath: ['entries', outer, 'groups', inner] },
        what: 'group',
        count: items.length,
      })),
    ),
    ...(footer ? footerWithPages({ pages, footer }).columns : []).map(({ items }, index): FilledMenu => ({
      place: { file: 'footer.json', keyPath: ['columns', index] },
      what: 'column',
      count: items.length,
    })),
  ]
})
