import type { Problem, UnplacedProblem } from '#src/site/problem.ts'
import type { PageFacts } from './pageFacts.ts'
import { NEED } from './sharedConfig.ts'

/** Maximum number of cached places per page: problems in a page also change with other pages. */
const MOST = 1000

/**
 * Adds places to problems with `place`, which reads and parses their files. Places in pages are cached with the facts of the page, and
 * remain valid as long: most problems are old, and most of their files have not changed.
 */
export function placeInPages(
  problems: readonly UnplacedProblem[],
  facts: readonly PageFacts[],
  place: (problems: readonly UnplacedProblem[]) => readonly Problem[],
): readonly Problem[] {
  if (problems.length === 0) return []
  const pages = new Map(facts.map((page) => [page.file, page]))
  return problems.flatMap((problem) => {
    const page = pages.get(problem.file)
    if (!page || !holdsPlace(page, problem)) return place([problem])
    const key = JSON.stringify(problem)
    const known = page.placed?.[key]
    if (known) return known
    const found = place([problem])
    if (!page.placed || Object.keys(page.placed).length >= MOST) page.placed = {}
    page.placed[key] = found
    return found
  })
}

/** Whether the place of a problem changes only with the sources of the page. */
function holdsPlace({ hash, needs }: PageFacts, { text }: UnplacedProblem): boolean {
  return hash !== undefined && (!text || needs.some(([need]) => need === NEED.text + text.file))
}
