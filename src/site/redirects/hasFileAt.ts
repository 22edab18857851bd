import { feedAddresses } from '#src/site/feeds/feedAddresses.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import type { Site } from '#src/site/site.ts'

/** What decides which files a site publishes in addition to those of every site. */
export type PublishingSite = Pick<Site, 'pages'> & Partial<Pick<Site, 'assets' | 'settings' | 'collections' | 'languages'>>

/** Whether a site publishes a file at a decoded path: an asset, a feed, or a page as Markdown. */
export function hasFileAt(site: PublishingSite, path: string): boolean {
  if (assetsIn(site.assets).has(path)) return true
  if (path.endsWith('.md') && site.settings?.markdown) {
    const page = path.slice(0, -3)
    return findPage(site, page === '/index' ? '/' : page) !== undefined
  }
  return feedAddresses(site).has(path)
}

const NONE: readonly string[] = []
const known = new WeakMap<readonly string[], ReadonlySet<string>>()

function assetsIn(assets: readonly string[] = NONE): ReadonlySet<string> {
  let paths = known.get(assets)
  if (!paths) known.set(assets, (paths = new Set(assets)))
  return paths
}
