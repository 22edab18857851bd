import { fileMeant } from '#src/site/pages/fileMeant.ts'
import { hero, page } from '#src/site/checks/examplePieces.ts'
import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { rule } from '#src/site/checks/rule.ts'
import { copiesIn } from '#src/site/checks/pages/sharedTexts.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { redirectEnds } from '#src/site/redirects/redirectEnds.ts'
import { searchPage } from '#src/site/pages/searchPage.ts'
import type { SitePage } from '#src/site/site.ts'

/**
 * Pages marked noindex are skipped, because they are often reached by mail. If files are missing, some links are unknown, and a dead link
 * may mean any page, so nothing is reported.
 */
export const orphan = rule({
  code: 'E_ORPHAN',
  group: 'unused',
  severity: 'warning',
  title: 'Page without links to it',
  about: 'No link, menu or list leads from the home page to this page, so visitors cannot find it. Pages marked noindex are not checked.',
  hint: 'Link to it, add it to a menu with "menus", or mark it as a draft or noindex.',
  example: {
    file: 'pages/flour.json',
    bad: page('Our flour', hero('Our flour'), {}),
    good: page('Our flour', hero('Our flour'), { menus: [{ menu: 'footer', column: 'shop' }] }),
  },
  ignoresWords: true,
  check: (config) => {
    const home = findPage(config, '/')
    const links = config.isWhole && home ? pathsByFile(config) : undefined
    if (!links || !home) return []
    const reached = walkFrom(home, links, config)
    // A page whose path belongs to another page is unreachable, which another rule reports.
    const left = config.pages.filter(
      (page) => !reached.has(page) && !page.generated && !page.meta.noindex && findPage(config, page.path) === page,
    )
    // Copies of a page have their own problem.
    const copies = left.length > 0 ? copiesIn(config) : undefined
    return left.flatMap((page) =>
      copies?.has(page) ? [] : [{ file: page.file, keyPath: [], message: `no page, menu or list of the site leads to ${page.path}` }],
    )
  },
})

/** Target pages of each file; undefined if a link leads to an unknown path. */
function pathsByFile(config: ReadConfig): Map<string, Set<SitePage>> | undefined {
  const ends = redirectEnds(config)
  const files = new Set(config.assets)
  const linked = new Map<string, Set<SitePage>>()
  const known = new Map<string, SitePage | undefined>()
  for (const { value, file } of config.references('href')) {
    if (!value.startsWith('/') || file === 'redirects.json') continue
    let page = known.get(value)
    const path = page ? page.path : pathOf(value)
    if (!page) known.set(value, (page = findPage(config, path) ?? findPage(config, pathOf(ends.of(value).to))))
    if (page) {
      const pages = linked.get(file)
      if (pages) pages.add(page)
      else linked.set(file, new Set([page]))
    } else if (ends.next(value) === undefined && !config.unshown.has(path) && fileMeant(files, path) === undefined) return undefined
  }
  return linked
}

function walkFrom(home: SitePage, linked: Map<string, Set<SitePage>>, { pages, header }: ReadConfig): Set<SitePage> {
  const families = byFamily(pages)
  const translations = byTranslated(pages)
  const reached = new Set<SitePage>()
  const followed = new Set<string>()
  const waiting: SitePage[] = []

  const reach = (page: SitePage) => {
    if (reached.has(page)) return
    reached.add(page)
    waiting.push(page)
    // The language switch links to them.
    translations.get(page.path)?.forEach(reach)
  }
  const follow = (file: string) => {
    if (followed.has(file)) return
    followed.add(file)
    linked.get(file)?.forEach(reach)
  }
  const list = (collection: string) => {
    families.get(collection)?.forEach(reach)
    families.delete(collection)
  }

  reach(home)
  follow('header.json')
  follow('footer.json')
  const search = header?.search ? searchPage({ pages }) : undefined
  if (search) reach(search)
  for (const page of pages) if (page.meta.menus.length > 0) reach(page)
  for (let page = waiting.pop(); page; page = waiting.pop()) {
    page.shows.forEach(follow)
    page.lists.forEach(list)
  }
  return reached
}

/** Translations of each page, by its path. */
function byTranslated(pages: SitePage[]): Map<string, SitePage[]> {
  const translations = new Map<string, SitePage[]>()
  for (const page of pages) {
    if (page.translates === undefined) continue
    const others = translations.get(page.translates)
    if (others) others.push(page)
    else translations.set(page.translates, [page])
  }
  return translations
}

/** Entries of each collection. */
function byFamily(pages: SitePage[]): Map<string, SitePage[]> {
  const families = new Map<string, SitePage[]>()
  for (const page of pages) {
    if (page.collection === undefined) continue
    const family = families.get(page.collection)
    if (family) family.push(page)
    else families.set(page.collection, [page])
  }
  return families
}

function pathOf(href: string): string {
  const end = href.search(/[?#]/)
  return end === -1 ? href : href.slice(0, end)
}
