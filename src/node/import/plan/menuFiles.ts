import type { ImportLog } from '#src/node/import/importLog.ts'
import type { SourceMenuItem, SourceSite } from '#src/node/import/SourceSite.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { slug } from '#src/site/words/slug.ts'
import { frameWords } from './frameWords.ts'

type Link = { key: string; label: string; location: string }

const NETWORKS = ['linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'github'] as const
const MOST_ENTRIES = 8
const MOST_ITEMS = 12
const MOST_COLUMNS = 6
const MOST_LINKS = 16

/** `header.json` and `footer.json` from the menus of the old site. Each item is counted: it came, or the log says why not. */
export function menuFiles(
  site: SourceSite,
  link: (url: string) => string | undefined,
  hasArticles: boolean,
  today: string,
  log: ImportLog,
) {
  const words = frameWords(site.language)
  const came = ({ key }: { key: string }) => log.came('menu item', key)
  const leftOut = ({ key }: { key: string }, why: string) => log.leftOut('menu item', key, why)
  /** The first items of a list; the others are left out. */
  const atMost = <Item extends { key: string }>(most: number, items: readonly Item[], why: string): Item[] => {
    for (const item of items.slice(most)) leftOut(item, why)
    return items.slice(0, most)
  }
  const everyItem = (items: readonly SourceMenuItem[]): SourceMenuItem[] => items.flatMap((item) => [item, ...everyItem(item.items)])
  const linkOf = (item: SourceMenuItem) => (item.url === '' || item.url === '#' ? undefined : link(item.url))
  /** The links of a menu with those below them, in one list. */
  const flat = (items: readonly SourceMenuItem[]): Link[] =>
    items.flatMap((item) => {
      const location = linkOf(item)
      if (location === undefined) leftOut(item, `its address leads nowhere now: ${item.url || 'none'}`)
      return [...(location === undefined ? [] : [{ key: item.key, label: shortened(item.label, 60), location }]), ...flat(item.items)]
    })

  const keys = new Set<string>()
  const keyFor = (label: string) => {
    const base = slug(label) || 'menu'
    let key = base
    for (let count = 2; keys.has(key); count++) key = `${base}-${count}`
    keys.add(key)
    return key
  }
  const headers = site.menus.filter(({ place }) => place === 'header').flatMap(({ items }) => items)
  for (const item of everyItem(headers.slice(MOST_ENTRIES))) leftOut(item, `the header has at most ${MOST_ENTRIES} entries`)
  const entries = headers.slice(0, MOST_ENTRIES).flatMap((item) => {
    const path = linkOf(item)
    // An entry leads to a page of this site; a link to another one is an item of its own dropdown.
    const isOwn = path !== undefined && path.startsWith('/') && !path.startsWith('/assets/') && !path.includes('.')
    const self = path !== undefined && !isOwn ? [{ key: item.key, label: shortened(item.label, 60), location: path }] : []
    const links = atMost(MOST_ITEMS, [...self, ...flat(item.items)], `a dropdown has at most ${MOST_ITEMS} items`)
    if (!isOwn && links.length === 0) {
      leftOut(item, `its address leads nowhere now: ${item.url || 'none'}`)
      return []
    }
    for (const each of [item, ...links]) came(each)
    if (item.label.length > 24) log.note('menu item', item.key, `“${item.label}” was shortened to 24 characters`)
    if (item.items.some(({ items }) => items.length > 0)) log.note('menu item', item.key, 'has one level of items below it now')
    const items = links.map(({ label, location }) => ({ service: label, location, icon: 'chevron-right' }))
    const group = { key: 'all', productTitle: shortened(item.label, 60), items }
    const dropdown = items.length > 0 ? { hasDropdown: true, groups: [group] } : {}
    return [{ key: keyFor(item.label), title: shortened(item.label, 24), ...(isOwn ? { path } : {}), ...dropdown }]
  })
  const usual = [
    { key: 'home', title: words.home, path: '/' },
    ...(hasArticles ? [{ key: 'news', title: words.news, path: '/news' }] : []),
    ...topPages(site, link),
  ]

  const columns: { key: string; title: string; items: { label: string; location: string }[] }[] = []
  for (const { name, items } of site.menus.filter(({ place }) => place === 'footer')) {
    const links = atMost(
      columns.length < MOST_COLUMNS ? MOST_LINKS : 0,
      flat(items),
      `the footer has ${MOST_COLUMNS} columns of ${MOST_LINKS} links`,
    )
    for (const each of links) came(each)
    if (links.length > 0)
      columns.push({ key: keyFor(name), title: shortened(name, 60), items: links.map(({ label, location }) => ({ label, location })) })
  }
  const social = site.menus
    .filter(({ place }) => place === 'social')
    .flatMap(({ items }) => flat(items))
    .flatMap((item) => {
      const host = /^https:\/\/(?:[\w-]+\.)*?([\w-]+)\.\w+\//.exec(`${item.location}/`)?.[1]
      const network = NETWORKS.find((name) => name === (host === 'x' ? 'twitter' : host))
      if (!network) leftOut(item, 'the footer has no symbol for this network')
      return network ? [{ ...item, network }] : []
    })
  const shownSocial = atMost(6, social, 'the footer has at most 6 networks')
  for (const each of shownSocial) came(each)
  const usualLinks = usual.map(({ title, path }) => ({ label: title, location: path }))
  return {
    header: { $schema: '.schemas/header.schema.json', entries: entries.length > 0 ? entries : usual },
    footer: {
      $schema: '.schemas/footer.schema.json',
      ...(site.description === '' ? {} : { text: shortened(site.description, 240) }),
      columns: columns.length > 0 ? columns : [{ key: 'site', title: shortened(site.name, 60), items: usualLinks }],
      ...(social.length > 0 ? { social: shownSocial.map(({ network, label, location }) => ({ network, label, href: location })) } : {}),
      copyright: `© ${today.slice(0, 4)} ${shortened(site.name, 140)}`,
    },
  }
}

/** Entries for the first pages of a site without menus. */
function topPages(site: SourceSite, link: (url: string) => string | undefined): { key: string; title: string; path: string }[] {
  const own = site.pages.filter(({ kind, isDraft, language }) => kind === 'page' && !isDraft && language === site.language)
  const paths = new Set<string>()
  return own
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .flatMap(({ title, link: old }) => {
      const path = old === undefined ? undefined : link(old)
      if (path === undefined || !/^\/[^/.?#]+$/.test(path) || path === '/news' || paths.has(path)) return []
      paths.add(path)
      return [{ key: `page-${slug(path)}`, title: shortened(title, 24), path }]
    })
    .slice(0, MOST_ENTRIES - 2)
}
