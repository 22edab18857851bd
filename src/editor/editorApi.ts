import type { EditorAnswer, EditorFile, EditorHistory, EditorPage, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { EditOperation } from '#src/node/edit/editOperation.ts'
import { askPreview } from './askPreview.ts'

/** An edit in the format of the preview. */
export type AskedEdit = { file: string; baseHash: string; operations: EditOperation[]; label: string; joins: boolean; path: string }

/** Requests to the preview. They reject with a message for authors. */
export type EditorApi = {
  site(): Promise<EditorSite>
  /** The steps that can be undone and redone. */
  steps(): Promise<EditorHistory>
  page(path: string): Promise<EditorPage>
  file(file: string): Promise<EditorFile>
  apply(edit: AskedEdit): Promise<EditorAnswer>
  step(which: 'undo' | 'redo', path: string): Promise<EditorAnswer>
}

/** The preview that serves this editor. */
export const editorApi: EditorApi = {
  site: () => askPreview('/_dev/edit/site'),
  steps: () => askPreview('/_dev/edit/steps'),
  page: (path) => askPreview(`/_dev/edit/page?path=${encodeURIComponent(path)}`),
  file: (file) => askPreview(`/_dev/edit/file?file=${encodeURIComponent(file)}`),
  apply: (edit) => askPreview('/_dev/edit/apply', edit),
  step: (which, path) => askPreview(`/_dev/edit/${which}`, { path }),
}
