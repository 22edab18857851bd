import type { EditorFile, EditorHistory, EditorPage, EditorProblem, EditorSite } from '#src/node/dev/editor/wire.ts'
import type { KeyPath } from '#src/site/site.ts'
import type { Draft } from './draftStore.ts'

/** What is edited: a part of a file, or all of it when there are no keys. */
export type Selection = { file: string; keyPath: KeyPath }

/** What the editor shows. `conflict` is what another program has put where the draft belongs; undefined when that place is gone. */
export type EditorState = {
  site: EditorSite | null
  page: EditorPage | null
  /** Files that are no part of the page, such as the settings of the site. */
  others: EditorFile[]
  selection: Selection | null
  draft: Draft | null
  problems: EditorProblem[]
  conflict: { theirs: unknown; hash: string } | null
  status: string
  history: EditorHistory
}
