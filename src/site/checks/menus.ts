import type { Check, ReadConfig } from './check.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import { didYouMean } from '#src/site/words/nearest.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'
import { nearestFix } from './fixes.ts'

/** Most items of a group, and most links of a column, that the layout can show. */
const MOST = { group: 24, column: 24 }

/** Pages place themselves only in menus that exist. */
export function liveMenus({ pages, header, footer }: ReadConfig): UnplacedProblem[] {
  return pages.flatMap((page) =>
    page.meta.menus.flatMap((place, index): UnplacedProblem[] => {
      const where = (field: string) => ({ file: page.menusSource.file, keyPath: [...page.menusSource.keyPath, index, field] })
      const miss = (field: string, value: string, known: string[], what: string): UnplacedProblem[] =>
        known.includes(value)
          ? []
          : [
              {
                code: 'E_NO_MENU',
                ...where(field),
                message: `there is no ${what} "${value}"`,
                hint: didYouMean(value, known) ?? `There are: ${known.join(', ')}.`,
                fix: nearestFix(where(field), value, known),
              },
            ]
      if (place.menu === 'footer')
        return footer
          ? miss(
              'column',
              place.column,
              footer.columns.map(({ key }) => key),
              'footer column',
            )
          : []
      if (!header) return []
      const entry = header.entries.find(({ key }) => key === place.entry)
      if (!entry)
        return miss(
          'entry',
          place.entry,
          header.entries.map(({ key }) => key),
          'header entry',
        )
      return miss(
        'group',
        place.group,
        entry.groups.map(({ key }) => key),
        `group of ${place.entry}`,
      )
    }),
  )
}

/** Keys of header entries, groups and footer columns are unique. */
export function uniqueMenuKeys({ header, footer }: ReadConfig): UnplacedProblem[] {
  const twice = (file: string, keys: { key: string; keyPath: UnplacedProblem['keyPath'] }[]): UnplacedProblem[] =>
    keys.flatMap(({ key, keyPath }, index) =>
      keys.findIndex((other) => other.key === key) < index
        ? [{ code: 'E_SAME_KEY', file, keyPath, message: `the key "${key}" is already used` }]
        : [],
    )
  const entries = header?.entries ?? []
  return [
    ...twice(
      'header.json',
      entries.map(({ key }, index) => ({ key, keyPath: ['entries', index, 'key'] })),
    ),
    ...entries.flatMap((entry, outer) =>
      twice(
        'header.json',
        entry.groups.map(({ key }, inner) => ({ key, keyPath: ['entries', outer, 'groups', inner, 'key'] })),
      ),
    ),
    ...twice(
      'footer.json',
      (footer?.columns ?? []).map(({ key }, index) => ({ key, keyPath: ['columns', index, 'key'] })),
    ),
  ]
}

/** With the pages that place themselves there, every group and column has links, and no more than fit. */
export function fillableMenus({ pages, header, footer, unshown, knowsAllPaths }: ReadConfig): UnplacedProblem[] {
  if (!knowsAllPaths || [...unshown.values()].includes('faulty')) return []
  const judge = (file: string, keyPath: UnplacedProblem['keyPath'], count: number, most: number, what: string): UnplacedProblem[] => {
    if (count === 0)
      return [
        {
          code: 'E_EMPTY_MENU',
          file,
          keyPath,
          message: `this ${what} has no links`,
          hint: 'Write items here, or name its key in the menus of a page.',
        },
      ]
    if (count > most)
      return [
        {
          code: 'E_FULL_MENU',
          file,
          keyPath,
          message: `this ${what} has ${count} links, at most ${most} fit`,
          hint: 'Spread them over several.',
        },
      ]
    return []
  }
  return [
    ...(header ? headerEntries({ pages, header }) : []).flatMap(({ groups }, outer) =>
      groups.flatMap(({ items }, inner) => judge('header.json', ['entries', outer, 'groups', inner], items.length, MOST.group, 'group')),
    ),
    ...(footer ? footerWithPages({ pages, footer }).columns : []).flatMap(({ items }, index) =>
      judge('footer.json', ['columns', index], items.length, MOST.column, 'column'),
    ),
  ]
}

/** Checks of header and footer. */
export const menuChecks: Check[] = [liveMenus, uniqueMenuKeys, fillableMenus]
