import { useEffect } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import { tasksApi } from './tasksApi.ts'

/** Refetches names, pages and shared sections after every step, which may have changed them. */
export function usePartsNow(editor: Editor): void {
  useEffect(() => {
    let known = editor.get().history
    return editor.subscribe(() => {
      const { history, site } = editor.get()
      if (!site || (history.undo === known.undo && history.redo === known.redo)) return
      known = history
      // While config is broken, the last known ones are kept.
      void tasksApi.parts().then(editor.renew, () => {})
    })
  }, [editor])
}
