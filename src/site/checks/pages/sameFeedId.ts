import { rule } from '#src/site/checks/rule.ts'
import type { SitePage } from '#src/site/site.ts'

export const sameFeedId = rule({
  code: 'E_SAME_FEED_ID',
  group: 'pages',
  severity: 'error',
  title: 'Same id in feeds',
  about:
    'Feed readers know an entry by its id, which is its first path. Of two entries with the same id, they show only one, or show it again ' +
    'and again.',
  advice: 'Remove "feedId" from the entry that has not been moved, or give the new entry another path.',
  example: {
    file: 'collections/breads/rye-loaf.json',
    replaces: '"updated": "2026-11-02",\n  "sections"',
    bad: '"updated": "2026-11-02",\n  "feedId": "/breads/spelt-crown",\n  "sections"',
    good: '"updated": "2026-11-02",\n  "feedId": "/breads/dark-loaf",\n  "sections"',
  },
  ignoresWords: true,
  check: ({ pages }) => {
    const own = (page: SitePage) => page.collection !== undefined && page.translates === undefined
    const byPath = new Map(pages.filter(own).map((page) => [page.path, page]))
    const byId = new Map<string, SitePage>()
    return pages.filter(own).flatMap((page) => {
      const { file, path, meta } = page
      if (meta.feedId === undefined || meta.feedId === path) return []
      const there = byPath.get(meta.feedId)
      const other = byId.get(meta.feedId) ?? (there && there.meta.feedId === undefined ? there : undefined)
      byId.set(meta.feedId, page)
      return other ? [{ file, keyPath: ['feedId'], message: `${other.path} (${other.file}) has the same id in feeds` }] : []
    })
  },
})
