import type { EditorState, Selection } from '#src/editor/editorState.ts'
import { valueAt } from '#src/editor/valueAt.ts'
import { type Prose, proseOf } from './proseOf.ts'
import { regions } from './regions.ts'

/** A text of a page: the region that shows it, and the part of a file that holds it; its keys are those in there. */
export type PageProse = Prose & { region: string; source: Selection }

/** The texts of a page as they are on disk, section after section, and those round it. */
export function proseOfPage({ site, page }: Pick<EditorState, 'site' | 'page'>): PageProse[] {
  if (!site || !page) return []
  const fileOf = (name: string) => page.files.find(({ file }) => file === name)
  const inSections = page.sections.flatMap(({ type, file, keyPath, isForeign = false }, section) => {
    const form = isForeign ? undefined : site.forms[type]
    const texts = form ? proseOf(form, valueAt(fileOf(file)?.value, keyPath)) : []
    return texts.map((prose) => ({ ...prose, region: String(section), source: { file, keyPath } }))
  })
  // Round a page in another language stand translations, or what all languages share.
  const around = (page.language === undefined ? regions.around : []).flatMap((region) => {
    const found = fileOf(`${region}.json`)
    const form = site.files[region]
    const texts = found && form ? proseOf(form, found.value) : []
    return texts.map((prose) => ({ ...prose, region, source: { file: `${region}.json`, keyPath: [] } }))
  })
  return [...inSections, ...around]
}
