import type { Header } from '#schemas/header.ts'
import type { Section, SectionType } from '#src/contract/sections.ts'
import { VISIT } from '#src/site/checks/examplePieces.ts'
import type { PageConfig, ReadConfig } from '#src/site/checks/readConfig.ts'
import { type RuleProblem, rule } from '#src/site/checks/rule.ts'
import { writtenSections } from '#src/site/checks/writtenSections.ts'
import type { KeyPath } from '#src/site/site.ts'

const CARD = '"question": "Can I pay by card?"'

export const sameItem = rule({
  code: 'E_SAME_ITEM',
  group: 'sections',
  severity: 'warning',
  title: 'Duplicate item',
  about:
    'A question, plan, tab, column, menu link or menu position appears twice in its list. One of them was probably meant to be ' +
    'something else.',
  hint: 'Remove one, or write what was meant.',
  example: { file: VISIT, replaces: CARD, bad: '"question": "Do you bake without wheat?"', good: CARD },
  ignoresWords: true,
  check: (config) => [...samePlacements(config), ...sameLinks(config)],
  checkPage: (config) => [
    ...samePaths(config),
    ...writtenSections(config).flatMap(({ section, file, keyPath }) => sameNames(section, file, keyPath)),
  ],
})

/** Lists of sections whose items are identified by one of their fields, or by their own text. */
const NAMED: readonly { type: SectionType; list: string; field?: string; what: string }[] = [
  { type: 'faq', list: 'items', field: 'question', what: 'question is already in this section' },
  { type: 'pricingPlans', list: 'plans', field: 'name', what: 'name is already used by a plan' },
  { type: 'tabs', list: 'items', field: 'label', what: 'label is already used by a tab' },
  { type: 'dataTable', list: 'columns', what: 'column is already in the table' },
  { type: 'featureMatrix', list: 'columns', what: 'column is already in the table' },
  { type: 'audienceChooser', list: 'options', field: 'label', what: 'label is already used by an option' },
  { type: 'entryCards', list: 'paths', what: 'page is already in the list' },
  { type: 'gallery', list: 'items', field: 'src', what: 'picture is already in the gallery' },
  { type: 'linkGroups', list: 'groups', field: 'title', what: 'title is already used by a group' },
]

function sameNames(section: Section, file: string, keyPath: KeyPath): RuleProblem[] {
  return NAMED.filter(({ type }) => type === section.type).flatMap(({ list, field, what }) => {
    const items = ((section as unknown as Record<string, unknown>)[list] ?? []) as readonly unknown[]
    const nameOf = (item: unknown) => String(field === undefined ? item : (item as Record<string, unknown>)[field])
    const names = items.map((item) => nameOf(item).trim().toLowerCase())
    return again(names, (name) => name)
      .filter((index) => names[index] !== '')
      .map((index) => ({ file, keyPath: [...keyPath, list, index, ...(field === undefined ? [] : [field])], message: `this ${what}` }))
  })
}

/** Pages that a page lists twice as related, or that are the page itself. */
function samePaths({ page }: PageConfig): RuleProblem[] {
  const related = page?.meta.related ?? []
  return related.flatMap((path, index) => {
    const place = { file: page!.file, keyPath: ['related', index] }
    if (path === page!.path) return [{ ...place, message: `"${path}" is this page itself` }]
    return related.indexOf(path) < index ? [{ ...place, message: `"${path}" is already listed` }] : []
  })
}

/** The indexes of items with the key of an earlier one. */
function again<Item>(items: readonly Item[], keyOf: (item: Item) => string): number[] {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    const isAgain = seen.has(key)
    seen.add(key)
    return isAgain ? [index] : []
  })
}

/** Positions that a page itself sets; those of a collection apply to many pages. */
function samePlacements({ pages }: ReadConfig): RuleProblem[] {
  return pages.flatMap(({ file, meta, menuSources }) =>
    meta.menus.length < 2
      ? []
      : again(meta.menus, (placed) => (placed.menu === 'footer' ? `footer ${placed.column}` : `${placed.entry} ${placed.group}`))
          .filter((index) => menuSources[index]!.file === file)
          .map((index) => ({ ...menuSources[index]!, message: 'the page is already in this part of the menu' })),
  )
}

/** Links of one list with the same text and target. */
function sameLinks({ header, footer }: ReadConfig): RuleProblem[] {
  const message = 'this link is already in this list'
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
  const entries = again(header?.entries ?? [], ({ title }) => title.trim().toLowerCase()).map((index) => ({
    file: 'header.json',
    keyPath: ['entries', index, 'title'],
    message: 'another entry of the menu has the same label',
  }))
  return [...entries, ...groups, ...columns]
}
