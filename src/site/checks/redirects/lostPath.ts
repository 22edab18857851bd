import type { ReadConfig } from '#src/site/checks/readConfig.ts'
import { waitingAddresses } from '#src/site/languages/waitingAddresses.ts'
import { rule } from '#src/site/checks/rule.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { redirectAt } from '#src/site/redirects/redirectAt.ts'
import { redirectsOfGenerated } from '#src/site/pages/redirectsOfGenerated.ts'
import { nearest } from '#src/site/words/nearest.ts'

export const lostPath = rule({
  code: 'E_LOST_PATH',
  group: 'redirects',
  severity: 'error',
  title: 'Missing published path',
  about:
    'According to slugs.lock.json, the path was a page at the last release; now it is neither a page nor a redirect. Bookmarks, ' +
    'external links and search results no longer work.',
  advice: 'Add a redirect; with status 410 and without "to", if the page is gone for good.',
  example: {
    file: 'slugs.lock.json',
    bad: '{ "paths": ["/", "/breads", "/opening-hours"] }',
    good: '{ "paths": ["/", "/bread", "/breads", "/visit"] }',
  },
  check: (config) => {
    const { published, pages, unshown, knowsAllPaths } = config
    if (!published || !knowsAllPaths) return []
    const waiting = new Set(waitingAddresses(config).map(({ path }) => path))
    const site = { ...config, redirects: [...config.redirects, ...redirectsOfGenerated(config)] }
    return published.flatMap((path, index) => {
      if (findPage(config, path) || waiting.has(path) || redirectAt(site, { path, query: '' })) return []
      const why = unshown.get(path)
      if (why !== undefined && why !== 'draft') return []
      const near =
        nearest(
          path,
          pages.map((page) => page.path),
        ) ?? parentOf(config, path)
      return [
        {
          file: 'slugs.lock.json',
          keyPath: ['paths', index],
          message: `${path} was a page at the last release, but is now ${why === 'draft' ? 'a draft' : 'neither a page nor a redirect'}`,
          hint: `Add { "from": "${path}", "to": "${near}" } to redirects.json, or { "from": "${path}", "status": 410 } if the page is gone for good.`,
        },
      ]
    })
  },
})

/** The nearest page above a path. */
function parentOf(config: ReadConfig, path: string): string {
  for (let above = path; above !== '';) {
    above = above.slice(0, above.lastIndexOf('/'))
    if (findPage(config, above || '/')) return above || '/'
  }
  return '/'
}
