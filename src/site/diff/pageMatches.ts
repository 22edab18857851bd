import type { SitePage } from '#src/site/site.ts'
import { allPages } from '#src/site/pages/allPages.ts'
import { type Compared, hiddenBy } from './compared.ts'

/** Pages of two configs, matched. Paths hidden by problems on either side are in `notCompared`. */
export type PageMatches = { kept: Match[]; moved: Match[]; added: SitePage[]; removed: SitePage[]; notCompared: string[] }
/** A page before and after. */
export type Match = { before: SitePage; after: SitePage }

/** Matches the pages of two configs: by path; a removed and an added page match if a redirect, their content or their name says so. */
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
      // If there are several possible pages, none is certain.
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

/** Criteria by which a page is found at another path, the most reliable first. Equal keys mean the same page. */
function ways({ redirects }: Compared): Way[] {
  const targets = new Map(redirects.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to.split(/[?#]/)[0]!]])))
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

/** Pages by their path, including the not-found page. If two claim the same path, the first counts. */
function byPath(config: Compared): Map<string, SitePage> {
  const found = new Map<string, SitePage>()
  for (const page of allPages(config)) if (!found.has(page.path)) found.set(page.path, page)
  return found
}
