import type { EditorState } from '#src/editor/editorState.ts'
import { valueAt } from '#src/editor/valueAt.ts'
import { type Prose, proseOf } from './proseOf.ts'

/** A text of a page; its keys are those in its section, which is given by its number on the page. */
export type PageProse = Prose & { section: number }

/** The texts of a page as they are on disk, section after section. */
export function proseOfPage({ site, page }: Pick<EditorState, 'site' | 'page'>): PageProse[] {
  if (!site || !page) return []
  return page.sections.flatMap(({ type, file, keyPath }, section) => {
    const form = site.forms[type]
    const value = valueAt(page.files.find((known) => known.file === file)?.value, keyPath)
    return form ? proseOf(form, value).map((prose) => ({ ...prose, section })) : []
  })
}
