import { useEffect } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import { tasksApi } from './tasksApi.ts'

/** Looks anew what the site has after every step: names, pages and shared sections may be others then. */
export function usePartsNow(editor: Editor): void {
  useEffect(() => {
    let known = editor.get().history
    return editor.subscribe(() => {
      const { history, site } = editor.get()
      if (!site || (history.undo === known.undo && history.redo === known.redo)) return
      known = history
      // While config is broken, what was known stays.
      void tasksApi.parts().then(editor.renew, () => {})
    })
  }, [editor])
}
