import { createContext } from 'react'
import type { EditorHistory, EditorProblem, EditorSite, StillRight } from '#src/node/dev/editor/wire.ts'

/**
 * The context of a form: problems by dotted field path, allowed links and names, and page names by path. `palette` has all colours of the
 * theme, in the form of a theme. `file` is the edited file, or empty. `onHistory` receives the undo state after a field has made an edit
 * itself; `onStillRight` confirms a translated text.
 */
export type FormNeeds = {
  problems: ReadonlyMap<string, EditorProblem[]>
  suggestions: EditorSite['suggestions']
  pages: ReadonlyMap<string, string>
  palette: Readonly<Record<string, string>>
  file: string
  onStillRight(text: StillRight): void
  onHistory(history: EditorHistory): void
}

/** The form that contains a field. */
export const FormContext = createContext<FormNeeds>({
  problems: new Map(),
  suggestions: { link: [], page: [], icon: [], asset: [], collection: [], fragment: [] },
  pages: new Map(),
  palette: {},
  file: '',
  onStillRight: () => {},
  onHistory: () => {},
})
