import type { Footer } from '#schemas/footer.ts'
import type { Header } from '#schemas/header.ts'
import { footerWithPages, headerEntries } from '#src/site/menus/menus.ts'
import type { Compared } from './compared.ts'
import { isSame } from './isSame.ts'

/** A change of one menu item. `place` lists the titles above it; `was` is its old label, or the titles above it before. */
export type MenuChange =
  | { did: 'added'; place: string[]; label: string; location: string }
  | { did: 'removed'; place: string[]; label: string; location: string }
  | { did: 'changed'; place: string[]; label: string; location: string }
  | { did: 'renamed'; place: string[]; label: string; location: string; was: string }
  | { did: 'moved'; place: string[]; label: string; location: string; was: string[] }
  | { did: 'reordered'; place: string[] }

/** A menu item: `key` identifies it at its position, `at` is the position by its keys. */
type Item = { at: string; key: string; place: string[]; label: string; location: string; rest: unknown }

/** Differences between the headers of two configs, including the pages that add themselves. Empty if one of them could not be read. */
export function headerChanges(before: Compared, after: Compared): MenuChange[] {
  return before.header && after.header ? menuChanges(headerItems(before, before.header), headerItems(after, after.header)) : []
}

/** The same for footers: columns, the last line and social networks. */
export function footerChanges(before: Compared, after: Compared): MenuChange[] {
  return before.footer && after.footer ? menuChanges(footerItems(before, before.footer), footerItems(after, after.footer)) : []
}

function headerItems({ pages }: Compared, header: Header): Item[] {
  return [
    ...[header.announcement ?? []]
      .flat()
      .map(({ text, link, ...rest }): Item => ({
        at: 'announcement',
        key: 'announcement',
        place: [],
        label: text,
        location: link?.href ?? '',
        rest: { ...rest, linkLabel: link?.label },
      })),
    ...headerEntries({ pages, header }).flatMap(({ key, title, path, groups, ...rest }): Item[] => [
      { at: '', key, place: [], label: title, location: path, rest },
      ...groups.flatMap((group): Item[] => [
        {
          at: key,
          key: group.key,
          place: [title],
          label: group.productTitle,
          location: '',
          rest: { ...group, items: [], key: '', productTitle: '' },
        },
        ...group.items.map(({ service, location, ...more }): Item => ({
          at: `${key}/${group.key}`,
          key: location,
          place: [title, group.productTitle],
          label: service,
          location,
          rest: more,
        })),
      ]),
    ]),
    ...header.actions.map(({ label, href, ...rest }): Item => ({ at: 'actions', key: href, place: [], label, location: href, rest })),
  ]
}

function footerItems({ pages }: Compared, written: Footer): Item[] {
  const footer = footerWithPages({ pages, footer: written })
  return [
    ...footer.columns.flatMap(({ key, title, items }): Item[] => [
      { at: '', key, place: [], label: title, location: '', rest: null },
      ...items.map(({ label, location, ...rest }): Item => ({ at: key, key: location, place: [title], label, location, rest })),
    ]),
    ...footer.legal.map(({ label, location, ...rest }): Item => ({ at: 'legal', key: location, place: [], label, location, rest })),
    ...footer.social.map(({ label, href, ...rest }): Item => ({ at: 'social', key: href, place: [], label, location: href, rest })),
  ]
}

function menuChanges(before: Item[], after: Item[]): MenuChange[] {
  const [old, now] = [identified(before), identified(after)]
  const removed = new Map([...old].filter(([id]) => !now.has(id)))
  const changes = [...now].flatMap(([id, item]): MenuChange[] => {
    const { place, label, location } = item
    const was = old.get(id)
    if (was && was.label !== label) return [{ did: 'renamed', place, label, location, was: was.label }]
    if (was) return was.location === location && isSame(was.rest, item.rest) ? [] : [{ did: 'changed', place, label, location }]
    const [from, elsewhere] =
      [...removed].find(([, other]) => other.key === item.key && other.location === location && location !== '') ?? []
    if (from === undefined || !elsewhere) return [{ did: 'added', place, label, location }]
    removed.delete(from)
    return [{ did: 'moved', place, label, location, was: elsewhere.place }]
  })
  const gone = [...removed.values()].map(({ place, label, location }): MenuChange => ({ did: 'removed', place, label, location }))
  return [...gone, ...changes, ...reordered(old, now)]
}

/** Items by position and identity; the second of two equal ones is numbered. */
function identified(items: Item[]): Map<string, Item> {
  const found = new Map<string, Item>()
  for (const item of items) {
    let id = `${item.at} ${item.key}`
    for (let count = 2; found.has(id); count++) id = `${item.at} ${item.key} ${count}`
    found.set(id, item)
  }
  return found
}

/** Positions at which the common items are in another order. */
function reordered(old: Map<string, Item>, now: Map<string, Item>): MenuChange[] {
  const order = [...old.keys()].filter((id) => now.has(id))
  const places = new Map([...now.values()].map(({ at, place }) => [at, place]))
  return [...places].flatMap(([at, place]): MenuChange[] => {
    const here = (ids: string[], items: Map<string, Item>) => ids.filter((id) => items.get(id)!.at === at)
    const [was, is] = [
      here(order, old),
      here(
        [...now.keys()].filter((id) => old.has(id)),
        now,
      ),
    ]
    return isSame(was, is) ? [] : [{ did: 'reordered', place }]
  })
}
