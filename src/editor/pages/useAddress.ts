import { useEffect } from 'react'
import type { EditorPage } from '#src/node/dev/editor/wire.ts'

/** Keeps the open page in the address of the editor, so that a reload and a sent link lead to it, and its name in the title of the tab. */
export function useAddress(page: EditorPage | null): void {
  const { path, name } = page ?? {}
  useEffect(() => {
    if (path === undefined) return
    history.replaceState(history.state, '', `?path=${encodeURIComponent(path).replaceAll('%2F', '/')}`)
    document.title = `${name} · Edit the site`
  }, [path, name])
}
