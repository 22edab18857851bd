import type { Header } from '#schemas/header.ts'
import { VISIT } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { inSections } from './inSections.ts'

const CARD = '"question": "Can I pay by card?"'

export const sameItem = rule({
  code: 'E_SAME_ITEM',
  group: 'sections',
  severity: 'warning',
  title: 'Item that is there twice',
  about:
    'A question, a link of a menu or a place in a menu stands in its list twice. One of them was most likely meant to be something else.',
  hint: 'Remove one, or write what was meant.',
  example: { file: VISIT, replaces: CARD, bad: '"question": "Do you bake without wheat?"', good: CARD },
  check: (config) => [...samePlacements(config), ...sameLinks(config)],
  checkPage: inSections('faq', ({ items }, at) =>
    again(items, ({ question }) => question.trim().toLowerCase()).map((index) => ({
      ...at('items', index, 'question'),
      message: 'this question is asked in this section already',
    })),
  ),
})

/** The indexes of items that have the key of an earlier one. */
function again<Item>(items: readonly Item[], keyOf: (item: Item) => string): number[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    const isAgain = seen.has(key)
    seen.add(key)
    return isAgain ? [index] : []
  })
}

/** Places that a page itself names; what a collection says holds for pages of many kinds. */
function samePlacements({ pages }: ReadConfig): RuleProblem[] {
  return pages.flatMap(({ file, meta, menuSources }) =>
    meta.menus.length < 2
      ? []
      : again(meta.menus, (placed) => (placed.menu === 'footer' ? `footer ${placed.column}` : `${placed.entry} ${placed.group}`))
          .filter((index) => menuSources[index]!.file === file)
          .map((index) => ({ ...menuSources[index]!, message: 'the page has this place in the menu already' })),
  )
}

/** Links of one list that say the same and lead to the same place. */
function sameLinks({ header, footer }: ReadConfig): RuleProblem[] {
  const message = 'this link is in this list already'
  const groups = (header?.entries ?? []).flatMap(({ groups }: Header['entries'][number], entry) =>
    groups.flatMap(({ items }, group) =>
      again(items, ({ service, location }) => `${service} ${location}`).map((index) => ({
        file: 'header.json',
        keyPath: ['entries', entry, 'groups', group, 'items', index],
        message,
      })),
    ),
  )
  const columns = (footer?.columns ?? []).flatMap(({ items }, column) =>
    again(items, ({ label, location }) => `${label} ${location}`).map((index) => ({
      file: 'footer.json',
      keyPath: ['columns', column, 'items', index],
      message,
    })),
  )
  return [...groups, ...columns]
}
