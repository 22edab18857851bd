import type { EditorState } from './editorState.ts'

/** Whether the draft has errors that keep it from being saved, and no step has been saved since it changed: undo takes it back first. */
export function isNewestUnsaved({ draft, problems, conflict, history }: EditorState): boolean {
  const hasErrors = draft !== null && conflict === null && problems.some(({ severity }) => severity === 'error')
  return hasErrors && (draft.after === undefined || draft.after === history.undo)
}
