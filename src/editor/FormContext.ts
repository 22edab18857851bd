import { createContext } from 'react'
import type { EditorHistory, EditorProblem, EditorSite, EditorTranslated, StillRight } from '#src/node/dev/editor/wire.ts'

/**
 * The context of a form: problems by dotted field path, allowed links and names, page names by path, and the entries of a collection.
 * `palette` has all colours of the theme, in the form of a theme. `file` is the edited file, or empty. `onHistory` receives the undo state
 * after a field has made an edit itself; `onStillRight` confirms a translated text. `asStep` makes a change that
 * is an undo step of its own. `texts` are the texts of a translation by dotted field path, `sourceLanguage` is the tag of their sources.
 * `fresh` is the key path of an item that was just added, joined with dots, and `onFresh` receives it: empty fields of such an item are not
 * reported as errors before the author leaves them.
 */
export type FormNeeds = {
  problems: ReadonlyMap<string, EditorProblem[]>
  suggestions: EditorSite['suggestions']
  pages: ReadonlyMap<string, string>
  entriesOf(collection: string): { id: string; name: string }[]
  palette: Readonly<Record<string, string>>
  file: string
  onStillRight(text: StillRight): void
  onHistory(history: EditorHistory): void
  asStep(make: () => void): Promise<void>
  texts: ReadonlyMap<string, EditorTranslated>
  sourceLanguage: string
  /** The site, and the path of the open page; null before they are known. */
  seen: { site: EditorSite; path: string } | null
  /** Makes a typeface or a font file the font of the site; returns why it cannot, or null. */
  setFont(font: { family: string } | { file: { name: string; base64: string } }): Promise<string | null>
  fresh: string | null
  onFresh(path: string): void
}

/** The form that contains a field. */
export const FormContext = createContext<FormNeeds>({
  problems: new Map(),
  suggestions: { link: [], page: [], icon: [], asset: [], collection: [], fragment: [], tone: [] },
  pages: new Map(),
  entriesOf: () => [],
  palette: {},
  file: '',
  onStillRight: () => {},
  onHistory: () => {},
  asStep: async (make) => make(),
  texts: new Map(),
  sourceLanguage: 'en',
  seen: null,
  setFont: async () => null,
  fresh: null,
  onFresh: () => {},
})
