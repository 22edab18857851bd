import type { Check, ReadConfig } from './check.ts'
import { findPage } from '#src/site/pages/lookup.ts'
import { nearest } from '#src/site/words/nearest.ts'
import type { UnplacedProblem } from '#src/site/problem.ts'

/** Paths of the last release are still pages or redirects: people and search engines keep them. */
export function keptPaths(config: ReadConfig): UnplacedProblem[] {
  const { published, pages, redirects, unshown, knowsAllPaths } = config
  if (!published || !knowsAllPaths) return []
  const redirected = new Set(redirects.map(({ from }) => from))
  return published.flatMap((path, index): UnplacedProblem[] => {
    if (findPage(config, path) || redirected.has(path)) return []
    const why = unshown.get(path)
    if (why !== undefined && why !== 'draft') return []
    const near =
      nearest(
        path,
        pages.map((page) => page.path),
      ) ?? parentOf(config, path)
    return [
      {
        code: 'E_LOST_PATH',
        file: 'slugs.lock.json',
        keyPath: ['paths', index],
        message: `${path} was a page at the last release and is ${why === 'draft' ? 'a draft' : 'neither a page nor a redirect'} now`,
        hint: `Add { "from": "${path}", "to": "${near}" } to redirects.json, or remove the path here when it is gone for good.`,
      },
    ]
  })
}

/** The nearest page above a path. */
function parentOf(config: ReadConfig, path: string): string {
  for (let above = path; above !== '';) {
    above = above.slice(0, above.lastIndexOf('/'))
    if (findPage(config, above || '/')) return above || '/'
  }
  return '/'
}

/** Checks against the last release. */
export const publishedChecks: Check[] = [keptPaths]
