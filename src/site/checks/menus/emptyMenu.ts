import { rule } from '#src/site/checks/rule.ts'
import { filledMenus } from './filledMenus.ts'

export const emptyMenu = rule({
  code: 'E_EMPTY_MENU',
  group: 'menus',
  severity: 'error',
  title: 'Empty menu',
  about: 'A group or column has no links of its own, and no page places itself there.',
  hint: 'Write items here, or name its key in the menus of a page.',
  advice: 'Write items, name its key in the menus of a page, or remove it.',
  example: {
    file: 'footer.json',
    replaces: '"columns": [',
    bad: '"columns": [\n    { "key": "press", "title": "Press", "items": [] },',
    good:
      '"columns": [\n    { "key": "press", "title": "Press", "items": [{ "label": "Our mill", "location": ' +
      '"https://mill.example/" }] },',
  },
  check: (config) =>
    filledMenus(config).flatMap(({ place, what, count, isMeant }) =>
      count === 0 && !isMeant ? [{ ...place, message: `this ${what} has no links` }] : [],
    ),
})
