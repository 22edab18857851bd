import { rule } from '#src/site/checks/rule.ts'
import { filledMenus } from './filledMenus.ts'

/** Maximum number of links that the layout can show in a group or a column. */
const MOST = 24

export const fullMenu = rule({
  code: 'E_FULL_MENU',
  group: 'menus',
  severity: 'error',
  title: 'Too many links in a menu',
  about: 'A group or column has more links than the layout can show. Pages that add themselves count too.',
  hint: 'Split the links into several groups or columns.',
  advice: 'Split them into several groups or columns.',
  example: {
    inWords: { bad: 'A footer column that 25 pages add themselves to.', good: 'A footer column that three pages add themselves to.' },
  },
  check: (config) =>
    filledMenus(config).flatMap(({ place, what, count }) =>
      count > MOST ? [{ ...place, message: `this ${what} has ${count} links, but at most ${MOST} fit` }] : [],
    ),
})
