import { createContext } from 'react'
import type { EditorProblem, EditorSite } from '#src/node/dev/editor/wire.ts'

/**
 * What every field of a form may need: what is wrong, by the path of the field with dots, what links and names may be, and the names of
 * pages by their paths.
 */
export type FormNeeds = {
  problems: ReadonlyMap<string, EditorProblem[]>
  suggestions: EditorSite['suggestions']
  pages: ReadonlyMap<string, string>
}

/** The form around a field. */
export const FormContext = createContext<FormNeeds>({
  problems: new Map(),
  suggestions: { link: [], page: [], icon: [], asset: [], collection: [], fragment: [] },
  pages: new Map(),
})
