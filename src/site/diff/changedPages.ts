import { makePageData } from '#src/site/pages/makePageData.ts'
import type { Site, SitePage } from '#src/site/site.ts'
import type { SiteDiff } from './siteDiff.ts'

/** A page that looks different: its paths before and after, null if it does not exist. */
export type ChangedPage = { name: string; did: 'added' | 'removed' | 'moved' | 'changed'; before: string | null; after: string | null }

/**
 * Pages whose own content changed, sorted by path. Includes pages that only list a changed page; ignores what surrounds all pages, such as
 * the header.
 */
export function changedPages(before: Site, after: Site, { moved }: Pick<SiteDiff, 'moved'>): ChangedPage[] {
  const movedTo = new Map(moved.map((match) => [match.after.path, match.before.path]))
  const old = new Map(before.pages.map((page) => [page.path, page]))
  // Pages show metadata of each other. If no metadata changed, only the sources of a page count.
  const isKept = known(before) === known(after)
  const isKnown = new Set([...after.pages.map(({ path }) => path), ...movedTo.values()])
  const found = after.pages.flatMap((page): ChangedPage[] => {
    const { name } = page.meta
    const from = movedTo.get(page.path)
    if (from !== undefined) return [{ name, did: 'moved', before: from, after: page.path }]
    const was = old.get(page.path)
    if (!was) return [{ name, did: 'added', before: null, after: page.path }]
    const isSame = (isKept && was.key === page.key) || shows(before, was) === shows(after, page)
    return isSame ? [] : [{ name, did: 'changed', before: page.path, after: page.path }]
  })
  const removed = before.pages
    .filter(({ path }) => !isKnown.has(path))
    .map(({ path, meta }): ChangedPage => ({ name: meta.name, did: 'removed', before: path, after: null }))
  return [...found, ...removed].sort((a, b) => ((a.after ?? a.before!) < (b.after ?? b.before!) ? -1 : 1))
}

/** Parts of the site that any page may show, in addition to its own sources. */
function known({ pages, settings, collections }: Site): string {
  return JSON.stringify([settings, collections, pages.map(({ path, meta, isFallback }) => [path, meta, isFallback])])
}

function shows(site: Site, page: SitePage): string {
  return JSON.stringify(makePageData(site, page, ''))
}
