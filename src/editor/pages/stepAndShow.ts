import type { Editor } from '#src/editor/createEditor.ts'
import { whenShown } from './whenShown.ts'

/** Undoes or redoes a step, and shows its page if that is a different one. */
export async function stepAndShow(editor: Editor, which: 'undo' | 'redo', show: (path: string) => void): Promise<void> {
  const before = editor.get().page?.path
  await editor.step(which)
  const { page } = editor.get()
  if (!page || page.path === before) return
  if (page.view === undefined) await whenShown(page.path)
  show(page.path)
}
