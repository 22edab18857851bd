import { useEffect, useState } from 'react'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import { whenShown } from './whenShown.ts'

type Seen = { path: string; view: string | undefined; version: string }

/**
 * How the canvas shows the page that was opened last: in a `view` while visitors do not see the page; `version` changes with each edit. An
 * opened page stays visible until another one is opened, whatever page a step leads to.
 */
export function useSeenPage(page: EditorPage | null, opened: string): Pick<Seen, 'view' | 'version'> {
  const [seen, setSeen] = useState<Seen>({ path: opened, view: undefined, version: '' })
  const now: Seen = page?.path === opened ? { path: opened, view: page.view, version: page.files.map(({ hash }) => hash).join() } : seen
  const isComing = seen.path === now.path && seen.view !== undefined && now.view === undefined
  if (!isComing && (seen.path !== now.path || seen.view !== now.view || seen.version !== now.version)) setSeen(now)
  useEffect(() => {
    // The preview publishes the page a moment later.
    if (isComing) void whenShown(now.path).then(() => setSeen((last) => (last.path === now.path ? { ...last, view: undefined } : last)))
  }, [isComing, now.path])
  return seen.path === opened ? seen : { view: undefined, version: '' }
}
