import { pathOfFile } from '#src/node/config/read/pathOfFile.ts'
import type { SourcePage, SourceSite } from '#src/node/import/SourceSite.ts'
import { oldKey, reachOf } from './oldAddress.ts'

/** Where a page goes: its path, and its file below the config folder. */
export type NewPlace = { path: string; file: string }

/** The new place of each page, by key. `taken` has paths that pages of the site already use. */
export function newPaths(site: SourceSite, articles: string, taken: ReadonlySet<string>): Map<string, NewPlace> {
  const used = new Set([...taken, '/404'])
  const places = new Map<string, NewPlace>()
  // Pages keep their addresses, so they choose first; drafts take what is left.
  const inOrder = site.pages.toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft))
  for (const page of inOrder) {
    const wanted = page.kind === 'article' ? `/${articles}/${page.name}` : pagePath(page)
    let path = wanted
    for (let count = 2; used.has(path) || pathOfFile(fileOf(path)) === null; count++)
      path = `${wanted === '/' ? '/home' : shortPath(wanted)}-${count}`
    used.add(path)
    places.set(page.key, { path, file: page.kind === 'article' ? `collections/${articles}/${path.split('/').at(-1)}.json` : fileOf(path) })
  }
  return places

  function pagePath(page: SourcePage): string {
    const reach = page.link === undefined || page.path !== undefined ? undefined : reachOf(page.link, site.url, undefined)
    const old = page.path ?? (reach && 'old' in reach ? oldKey(reach.old.split('?', 1)[0]!) || '/' : `/${page.name}`)
    const names = old
      .replace(/\.(?:html?|php|aspx?)$/, '')
      .split('/')
      .filter((part) => part !== '')
      .map((part) => site.addressName(part, page.language) || page.name)
    const folder = page.language.toLowerCase()
    if (page.language !== site.language && names[0] !== folder) names.unshift(folder)
    return `/${names.join('/')}`
  }
}

function fileOf(path: string): string {
  return path === '/' ? 'pages/index.json' : `pages${path}.json`
}

function shortPath(path: string): string {
  return path.slice(0, 190).replace(/-$/, '')
}
