import { rule } from '#src/site/checks/rule.ts'
import { filledMenus } from './filledMenus.ts'

/** Most links of a group or a column that the layout can show. */
const MOST = 24

export const fullMenu = rule({
  code: 'E_FULL_MENU',
  group: 'menus',
  severity: 'error',
  title: 'Too many links in a menu',
  about: 'With the pages that place themselves there, a group or column has more links than the layout can show.',
  hint: 'Spread them over several.',
  advice: 'Spread the links over several groups or columns.',
  example: { inWords: { bad: 'A column of the footer that 25 pages name.', good: 'A column that three pages name.' } },
  check: (config) =>
    filledMenus(config).flatMap(({ place, what, count }) =>
      count > MOST ? [{ ...place, message: `this ${what} has ${count} links, at most ${MOST} fit` }] : [],
    ),
})
