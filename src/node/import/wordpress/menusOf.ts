import type { SourceMenu, SourceMenuItem } from '#src/node/import/SourceSite.ts'
import { plainText } from '#src/node/import/text/htmlTree.ts'
import type { WordPressItem } from './readExport.ts'

const HEADER = /prim|main|head|haupt|princip|top|navig|oben/i
const FOOTER = /foot|fuss|fuß|pied|legal|unten|bottom|rechtlich/i
const SOCIAL = /social|sozial|réseaux|redes/i

/**
 * The menus of an export. It does not tell where the theme shows a menu, so the names decide; without a name that tells, the largest menu
 * is the header. `targetOf` gives the label and the address of an item that stands for a page or a term.
 */
export function menusOf(
  items: readonly WordPressItem[],
  keyOf: (item: WordPressItem) => string,
  targetOf: (type: string, id: string) => { label: string; url: string } | undefined,
): { menus: SourceMenu[]; lost: { item: WordPressItem; why: string }[] } {
  const lost: { item: WordPressItem; why: string }[] = []
  const menus = new Map<string, { name: string; items: WordPressItem[] }>()
  for (const item of items) {
    const term = item.terms.find(({ domain }) => domain === 'nav_menu')
    if (!term) lost.push({ item, why: 'it is in no menu' })
    else menus.set(term.slug, { name: term.label || term.slug, items: [...(menus.get(term.slug)?.items ?? []), item] })
  }
  const made = [...menus.values()].map(({ name, items }) => ({ name, size: items.length, items: treeOf(items) }))
  const largest = made.toSorted((a, b) => b.size - a.size)[0]
  const header = made.find(({ name }) => HEADER.test(name) && !FOOTER.test(name) && !SOCIAL.test(name)) ?? largest
  return {
    menus: made.map((menu) => ({
      name: menu.name,
      items: menu.items,
      place: menu === header ? 'header' : SOCIAL.test(menu.name) ? 'social' : 'footer',
    })),
    lost,
  }

  function treeOf(all: WordPressItem[]): SourceMenuItem[] {
    const order = (item: WordPressItem) => Number(item.fields.get('wp:menu_order') ?? 0)
    const ids = new Set(all.map(({ fields }) => fields.get('wp:post_id')))
    const below = (parent: string, path: ReadonlySet<string>): SourceMenuItem[] =>
      all
        .filter(({ meta }) => {
          const above = meta.get('_menu_item_menu_item_parent') ?? '0'
          return (ids.has(above) ? above : '0') === parent
        })
        .toSorted((a, b) => order(a) - order(b))
        .flatMap((item) => {
          const id = item.fields.get('wp:post_id') ?? ''
          if (path.has(id)) return []
          const type = item.meta.get('_menu_item_object') ?? 'custom'
          const target = type === 'custom' ? undefined : targetOf(type, item.meta.get('_menu_item_object_id') ?? '')
          const label = plainText(item.fields.get('title') ?? '') || (target?.label ?? '')
          const url = target?.url ?? item.meta.get('_menu_item_url') ?? ''
          const items = below(id, new Set([...path, id]))
          if (label !== '' && (url !== '' || items.length > 0)) return [{ key: keyOf(item), label, url, items }]
          lost.push({ item, why: label === '' ? 'it has no label' : 'its page is not in the export' })
          return items
        })
    return below('0', new Set())
  }
}
