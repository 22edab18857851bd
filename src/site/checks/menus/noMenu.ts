import { VISIT } from '#src/site/checks/examplePieces.ts'
import { nearestFix } from '#src/site/checks/fixes.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { didYouMean } from '#src/site/words/nearest.ts'

export const noMenu = rule({
  code: 'E_NO_MENU',
  group: 'menus',
  severity: 'error',
  title: 'Unknown menu',
  about: 'A page or a collection adds itself to a menu that is not defined in header.json or footer.json.',
  advice: 'Use an existing key, or add the entry, group or column.',
  example: { file: VISIT, replaces: '"column": "shop"', bad: '"column": "shp"', good: '"column": "shop"' },
  ignoresWords: true,
  check: ({ pages, header, footer }) =>
    pages.flatMap(({ meta, menuSources }) =>
      meta.menus.flatMap((named, index): RuleProblem[] => {
        const missing = (field: string, value: string, menus: readonly { key: string }[], what: string): RuleProblem[] => {
          const known = menus.map(({ key }) => key)
          if (known.includes(value)) return []
          const source = menuSources[index]!
          const place = { file: source.file, keyPath: [...source.keyPath, field] }
          const hint = didYouMean(value, known) ?? `Choose one of: ${known.join(', ')}.`
          return [
            { ...place, message: `there is no ${what} "${value}"`, hint, fix: nearestFix(place, value, known), cause: `${what} ${value}` },
          ]
        }
        if (named.menu === 'footer') return footer ? missing('column', named.column, footer.columns, 'footer column') : []
        if (!header) return []
        const alike = header.entries.filter(({ key }) => key === named.entry)
        // If two entries have this key, the page may mean the other one, and the key must be fixed.
        const entry = alike.find(({ groups }) => groups.some(({ key }) => key === named.group)) ?? alike[0]
        return entry
          ? missing('group', named.group, entry.groups, `group of ${named.entry}`)
          : missing('entry', named.entry, header.entries, 'header entry')
      }),
    ),
})
