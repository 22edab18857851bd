import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { filledMenus } from './filledMenus.ts'

export const emptyMenu = rule({
  code: 'E_EMPTY_MENU',
  group: 'menus',
  severity: 'error',
  title: 'Empty menu',
  about: 'A group or column has no links of its own, and no page adds itself to it.',
  hint: 'Add items, name its key in the menus of a page, or remove it.',
  advice: 'Add items, or name its key in the menus of a page.',
  example: {
    file: 'footer.json',
    replaces: '"columns": [',
    bad: '"columns": [\n    { "key": "press", "title": "Press", "items": [] },',
    good:
      '"columns": [\n    { "key": "press", "title": "Press", "items": [{ "label": "Our mill", "location": ' +
      '"https://mill.example/" }] },',
  },
  check: (config) => [
    ...filledMenus(config).flatMap(({ place, what, count, isMeant }) =>
      count === 0 && !isMeant ? [{ ...place, message: `this ${what} has no links` }] : [],
    ),
    ...addedByTranslations(config),
  ],
})

/** Columns and groups without links that exist only in a translation: their key is probably misspelt, so nothing was translated. */
function addedByTranslations({ languages = [], header, footer }: ReadConfig): RuleProblem[] {
  if (!header || !footer) return []
  const hint = 'Use the key of the column or group that it translates.'
  return languages.flatMap((language) => [
    ...language.footer.columns.flatMap(({ key, items }, index) =>
      items.length > 0 || footer.columns.some((column) => column.key === key)
        ? []
        : [{ file: `footer.${language.folder}.json`, keyPath: ['columns', index, 'key'], message: `there is no column "${key}"`, hint }],
    ),
    ...language.header.entries.flatMap(({ key: entry, groups }, outer) => {
      const known = header.entries.find((one) => one.key === entry)?.groups ?? []
      return groups.flatMap(({ key, items }, inner) =>
        items.length > 0 || known.some((group) => group.key === key)
          ? []
          : [
              {
                file: `header.${language.folder}.json`,
                keyPath: ['entries', outer, 'groups', inner, 'key'],
                message: `there is no group "${key}"`,
                hint,
              },
            ],
      )
    }),
  ])
}
