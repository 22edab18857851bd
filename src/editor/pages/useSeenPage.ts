import { useEffect, useState } from 'react'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import { whenShown } from './whenShown.ts'

type Seen = { path: string; view: string | undefined; version: string }

/**
 * How the page that was opened last is seen on the canvas: in a `view` as long as visitors do not see it, whose `version` is another after
 * each edit. What was opened stays in sight until something else is, whatever a step has led to meanwhile.
 */
export function useSeenPage(page: EditorPage | null, opened: string): Pick<Seen, 'view' | 'version'> {
  const [seen, setSeen] = useState<Seen>({ path: opened, view: undefined, version: '' })
  const now: Seen = page?.path === opened ? { path: opened, view: page.view, version: page.files.map(({ hash }) => hash).join() } : seen
  const isComing = seen.path === now.path && seen.view !== undefined && now.view === undefined
  if (!isComing && (seen.path !== now.path || seen.view !== now.view || seen.version !== now.version)) setSeen(now)
  useEffect(() => {
    // The preview takes up a moment later that visitors see the page now.
    if (isComing) void whenShown(now.path).then(() => setSeen((last) => (last.path === now.path ? { ...last, view: undefined } : last)))
  }, [isComing, now.path])
  return seen.path === opened ? seen : { view: undefined, version: '' }
}
