import { type ClipboardEvent, type KeyboardEvent, type RefObject, useContext, useRef, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { askPreview } from '#src/editor/askPreview.ts'
import type { EditorPasted } from '#src/node/dev/editor/wire.ts'

/**
 * Pastes formatted text into a Markdown field as Markdown, as one undo step; Shift+Control+V pastes it as it is. Returns the handlers of
 * the field, what to tell about the last paste, and a function that forgets it.
 */
export function useFormattedPaste(input: RefObject<HTMLTextAreaElement | null>) {
  const { asStep } = useContext(FormContext)
  const [told, setTold] = useState<readonly string[]>([])
  const isPlain = useRef(false)
  const last = useRef(Promise.resolve())

  const paste = async (html: string, words: string) => {
    const area = input.current
    if (!area) return
    const { value, selectionStart, selectionEnd } = area
    const asked = { html, before: value.slice(0, selectionStart), after: value.slice(selectionEnd) }
    const pasted = await askPreview<EditorPasted>('/_dev/edit/paste', asked).catch((error: Error) => ({
      insert: null,
      told: [`The text was pasted without formatting: ${error.message}`],
    }))
    setTold(pasted.told)
    const text = pasted.insert ?? words.replace(/\r\n?/g, '\n')
    if (text !== '') await asStep(() => insert(area, text))
  }
  return {
    told,
    forget: () => setTold([]),
    /** Must be called for every key of the field. */
    onKey: ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
      isPlain.current = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v'
    },
    onPaste: (event: ClipboardEvent) => {
      const { types } = event.clipboardData
      const html = event.clipboardData.getData('text/html')
      const words = event.clipboardData.getData('text/plain')
      const isSource = types.includes('vscode-editor-data')
      setTold([])
      if (html === '' || isPlain.current || isSource) return
      event.preventDefault()
      // One after the other, in the order of the keys.
      last.current = last.current.then(() => paste(html, words))
    },
  }
}

/** Replaces the selection of a field as typing does, so that the browser’s own undo knows it. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
