import { pathFromCwd } from '#src/node/files/pathFromCwd.ts'
import { type Change, textAfter } from './change.ts'
import { comingProblems } from './comingProblems.ts'
import type { EditResult } from './editResult.ts'
import { isLeftForLater } from './isLeftForLater.ts'
import { type Draft, draftLoader } from './loadDraft.ts'
import { newProblems } from './newProblems.ts'

/** The rules for a link or a redirect that still has the old path of a page. */
const OF_MISSED_LINKS: ReadonlySet<string> = new Set(['E_LINK_REDIRECTED', 'E_REDIRECT_CHAIN'])

/**
 * The result that changes would have, `written` or `invalid`: the site is loaded with them, but nothing is written. With `isStrict`, as for
 * commands that move pages, new warnings about overlooked links refuse them as well. The `hash` of the result is empty.
 */
export function tryPlan(configDir: string, changes: readonly Change[], isStrict: boolean): EditResult {
  const load = draftLoader(configDir)
  const before = load([]).problems
  const drafts = changes.flatMap(draftsOf)
  const loaded = load(drafts)
  const after = loaded.problems
  // If files are added, deleted or moved, existing problems may mention other paths.
  const isInPlace = changes.every(({ from, to }) => from === to)
  const touched = isInPlace ? new Set(changes.map(({ to }) => `${pathFromCwd(configDir)}/${to}`)) : undefined
  const found = newProblems(before, after, touched)
  const errors = found.filter(({ severity }) => severity === 'error')
  const coming = errors.length > 0 ? [] : comingProblems(configDir, changes, drafts)
  const problems = [...found, ...coming].filter(
    (problem) => !isLeftForLater(problem) || (!isStrict && (isInPlace || problem.severity === 'error')),
  )
  const isInvalid = problems.some(({ severity, code }) => severity === 'error' || (isStrict && OF_MISSED_LINKS.has(code)))
  return {
    ...(isInvalid
      ? { status: 'invalid', message: 'Nothing was changed, because the changes would cause these problems:' }
      : { status: 'written' }),
    problems,
    hash: '',
    ...(!isInvalid && { loaded }),
  }
}

function draftsOf(change: Change): Draft[] {
  const { from, to } = change
  const gone = from !== null && from !== to ? [{ file: from, text: null }] : []
  return to === null ? gone : [...gone, { file: to, text: textAfter(change) }]
}
