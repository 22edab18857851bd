import { useState } from 'react'
import type { Editor } from '#src/editor/createEditor.ts'
import type { EditorState } from '#src/editor/editorState.ts'

/**
 * The state for the list of sections, which stays the same while the list does: it shows the page, the selection and which sections have
 * unsaved changes, but not what is typed. Rendering a list of many sections for each key would delay the next one.
 */
export function useListed(state: EditorState, editor: Editor): EditorState {
  const marks = JSON.stringify(editor.unsaved())
  const [listed, setListed] = useState({ state, marks })
  const isSame = SHOWN.every((part) => listed.state[part] === state[part]) && listed.marks === marks
  if (!isSame) setListed({ state, marks })
  return isSame ? listed.state : state
}

const SHOWN = ['site', 'page', 'selection'] as const
