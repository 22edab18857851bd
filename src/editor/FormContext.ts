import { createContext } from 'react'
import type { EditorHistory, EditorProblem, EditorSite, StillRight } from '#src/node/dev/editor/wire.ts'

/**
 * What every field of a form may need: what is wrong, by the path of the field with dots, what links and names may be, and the names of
 * pages by their paths. `palette` is all colours of a theme, of the form of one. `file` is the one whose fields they are, empty for those
 * of none. `onHistory` is told what can be undone once a field has done something by itself, `onStillRight` that a translated text is
 * right.
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

/** The form around a field. */
export const FormContext = createContext<FormNeeds>({
  problems: new Map(),
  suggestions: { link: [], page: [], icon: [], asset: [], collection: [], fragment: [] },
  pages: new Map(),
  palette: {},
  file: '',
  onStillRight: () => {},
  onHistory: () => {},
})
