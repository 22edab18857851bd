import { useEffect } from 'react'
import type { Editor } from './createEditor.ts'
import { stepAndShow } from './pages/stepAndShow.ts'

/** Undoes and redoes by keyboard, except in fields, which have an undo of their own. `show` opens the page that the step changed. */
export function useUndoKeys(editor: Editor, show: (path: string) => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      void stepAndShow(editor, event.shiftKey ? 'redo' : 'undo', show)
    }
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [editor, show])
}
