import { withoutStatus } from '#src/node/dev/editor/withoutStatus.ts'
import { editorProblems } from '#src/node/dev/editor/editorProblems.ts'
import type { EditorFileChange, EditorPlan } from '#src/node/dev/editor/wire.ts'
import type { EditResult } from '#src/node/edit/editResult.ts'
import type { Change } from '#src/node/edit/change.ts'
import type { ConfigBefore } from '#src/node/edit/configBefore.ts'
import { loadDraft } from '#src/node/edit/loadDraft.ts'
import { pagesShowing } from '#src/site/pages/lookup.ts'
import type { TaskPlan } from './taskPlan.ts'

/** Files that are shown on every page. */
const EVERYWHERE = new Set(['site.json', 'theme.json', 'header.json', 'footer.json'])

/** A plan in the form that the editor shows; `result` is the outcome of trying or applying it. */
export function editorPlan(config: ConfigBefore, plan: TaskPlan, result: EditResult | undefined): EditorPlan {
  const nothing: EditorPlan = { failure: null, problems: [], files: [], notes: [], linked: [], pages: [] }
  const { configDir, pages } = config
  if ('failure' in plan) return { ...nothing, failure: plan.failure }
  const pathOf = (file: string) => [...pages.files].find(([, other]) => other === file)?.[0] ?? null
  const { site } = loadDraft(configDir, [])
  const nameOf = (path: string) => site?.pages.find((page) => page.path === path)?.meta.name ?? path
  if ('linked' in plan) {
    const linked = plan.linked.map(({ file, line, href }) => {
      const page = pathOf(file)
      return { page, name: page === null ? file : nameOf(page), file, line, href }
    })
    return { ...nothing, failure: 'Links still point to this page.', linked }
  }
  const { changes, notes } = plan
  const isDone = result?.status === 'written'
  const changed = changes.flatMap(({ from }) => (from === null ? [] : [from]))
  const gone = new Set(changes.flatMap(({ from, to }) => (to === null ? (from ?? []) : [])))
  const shown = new Set(
    site
      ? changed.flatMap((file) =>
          pagesShowing(site, file)
            .filter((page) => !gone.has(page.file))
            .map(({ path }) => path),
        )
      : [],
  )
  return {
    ...nothing,
    failure: result && !isDone ? (result.message ?? 'This cannot be done.') : null,
    problems: result ? editorProblems(configDir, result.problems) : [],
    files: changes.map(fileChange),
    notes: notes.map(withoutStatus),
    pages: changed.some((file) => EVERYWHERE.has(file)) ? null : [...shown].sort().map((path) => ({ path, name: nameOf(path) })),
  }
}

function fileChange({ from, to }: Change): EditorFileChange {
  if (from === null) return { did: 'add', file: to! }
  if (to === null) return { did: 'remove', file: from }
  return from === to ? { did: 'change', file: from } : { did: 'move', file: from, to }
}
