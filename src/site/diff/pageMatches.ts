import type { SitePage } from '#src/site/site.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { type Compared, hiddenBy } from './compared.ts'

/** Pages of two configs, brought together. What problems hide on either side is in `notCompared`, as paths. */
export type PageMatches = { kept: Match[]; moved: Match[]; added: SitePage[]; removed: SitePage[]; notCompared: string[] }
/** A page before and after. */
export type Match = { before: SitePage; after: SitePage }

/**
 * Brings the pages of two configs together: by path; a page that went and one that came are the same when a redirect, their content or
 * their name says so.
 */
export function pageMatches(before: Compared, after: Compared): PageMatches {
  const [old, now] = [byPath(before), byPath(after)]
  const [isHiddenBefore, isHiddenAfter] = [hiddenBy(before), hiddenBy(after)]
  const gone = [...old.values()].filter(({ path }) => !now.has(path))
  const come = [...now.values()].filter(({ path }) => !old.has(path))
  const leftOld = new Set(gone.filter((page) => !isHiddenAfter(page)))
  const leftNow = new Set(come.filter((page) => !isHiddenBefore(page)))
  const moved: Match[] = []
  for (const { keyOfOld, keyOfNow } of ways(after)) {
    const [olds, nows] = [group(leftOld, keyOfOld), group(leftNow, keyOfNow)]
    for (const [key, [page, ...others]] of olds) {
      const [found, ...more] = nows.get(key) ?? []
      // Of several that could be it, it is unknown which one is.
      if (!page || !found || others.length > 0 || more.length > 0) continue
      moved.push({ before: page, after: found })
      leftOld.delete(page)
      leftNow.delete(found)
    }
  }
  return {
    kept: [...old.values()].flatMap((page) => (now.has(page.path) ? [{ before: page, after: now.get(page.path)! }] : [])),
    moved: moved.sort((a, b) => (a.before.path < b.before.path ? -1 : 1)),
    added: [...leftNow],
    removed: [...leftOld],
    notCompared: [...gone.filter(isHiddenAfter), ...come.filter(isHiddenBefore)].map(({ path }) => path),
  }
}

type Way = { keyOfOld(page: SitePage): string | undefined; keyOfNow(page: SitePage): string }

/** The table: by what a page is found again at another path, the surest way first. Equal keys, equal pages. */
function ways({ redirects }: Compared): Way[] {
  const targets = new Map(redirects.map(({ from, to }) => [from, to.split(/[?#]/)[0]!]))
  const same = (key: (page: SitePage) => string): Way => ({ keyOfOld: key, keyOfNow: key })
  return [
    { keyOfOld: ({ path }) => targets.get(path), keyOfNow: ({ path }) => path },
    same(({ meta, sections }) => JSON.stringify([meta.title, sections])),
    same(({ meta }) => meta.name),
    same(({ sections }) => JSON.stringify(sections)),
  ]
}

function group(pages: Iterable<SitePage>, key: Way['keyOfOld']): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>()
  for (const page of pages) {
    const its = key(page)
    if (its !== undefined) groups.set(its, [...(groups.get(its) ?? []), page])
  }
  return groups
}

/** Pages by their path, the not-found page too. Of two that claim one path the first counts. */
function byPath(config: Compared): Map<string, SitePage> {
  const found = new Map<string, SitePage>()
  for (const page of allPages(config)) if (!found.has(page.path)) found.set(page.path, page)
  return found
}
