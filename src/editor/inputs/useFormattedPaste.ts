import { useContext, useRef, useState } from 'react'
import { FormContext } from '#src/editor/FormContext.ts'
import { askPreview } from '#src/editor/askPreview.ts'
import type { EditorPasted } from '#src/node/dev/editor/wire.ts'
import { type PastedPicture, pastedPictures } from './pastedPictures.ts'

/** A field that text is pasted into: the Markdown around its selection, and a function that replaces the selection. */
export type PasteTarget = {
  around(): { before: string; after: string } | undefined
  /** `isMarkdown` is false for plain words. */
  insert(text: string, isMarkdown: boolean): void
}

/**
 * Pastes formatted text into a Markdown field as Markdown, as one undo step; Shift+Control+V pastes it as it is. Returns the handlers of
 * the field, what to tell about the last paste, its pictures, and a function that forgets both.
 */
export function useFormattedPaste(target: PasteTarget) {
  const { asStep } = useContext(FormContext)
  const [told, setTold] = useState<readonly string[]>([])
  const [pictures, setPictures] = useState<readonly PastedPicture[]>([])
  const isPlain = useRef(false)
  const last = useRef(Promise.resolve())

  const paste = async (html: string, words: string, files: readonly File[]) => {
    const around = target.around()
    if (!around) return
    const pasted = await askPreview<EditorPasted>('/_dev/edit/paste', { html, ...around }).catch((error: Error) => ({
      insert: null,
      told: [`The text was pasted without formatting: ${error.message}`],
      pictures: [],
    }))
    setTold(pasted.told)
    if (pasted.insert !== null || pasted.told.length > 0) setPictures(pastedPictures(html, files, pasted.pictures))
    const text = pasted.insert ?? words.replace(/\r\n?/g, '\n')
    if (text !== '') await asStep(() => target.insert(text, pasted.insert !== null))
  }
  return {
    told,
    pictures,
    /** Removes a picture that was brought in. */
    take: (picture: PastedPicture) => setPictures(pictures.filter((other) => other !== picture)),
    forget() {
      setTold([])
      setPictures([])
    },
    /** Must be called for every key of the field. */
    onKey: ({ key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>) => {
      isPlain.current = shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'v'
    },
    /** Whether the last keys ask for plain text. */
    isPlain: () => isPlain.current,
    onPaste: (event: { clipboardData: DataTransfer | null; preventDefault(): void }) => {
      const data = event.clipboardData
      if (!data) return
      const html = data.getData('text/html')
      const words = data.getData('text/plain')
      const isSource = data.types.includes('vscode-editor-data')
      setTold([])
      const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
      setPictures(html === '' && words === '' ? pastedPictures('', files, []) : [])
      if (html === '' || isPlain.current || isSource) return
      event.preventDefault()
      // One after the other, in the order of the keys.
      last.current = last.current.then(() => paste(html, words, files))
    },
  }
}
