import type { EditorFile, EditorHistory, EditorPage, EditorProblem, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { Draft } from './draftStore.ts'

/** The selection: a part of a file, or the whole file if there are no keys. */
export type Selection = { file: string; keyPath: KeyPath }

/** The state of the editor. `conflict` has the value that another program wrote at the place of the draft; undefined if it was removed. */
export type EditorState = {
  site: EditorSite | null
  page: EditorPage | null
  /** Files outside of the page, such as the site settings. */
  others: EditorFile[]
  selection: Selection | null
  draft: Draft | null
  problems: EditorProblem[]
  conflict: { theirs: unknown; hash: string } | null
  /** An invalid draft that undo has taken back, for redo. */
  takenBack: { selection: Selection; value: unknown } | null
  status: string
  history: EditorHistory
}
