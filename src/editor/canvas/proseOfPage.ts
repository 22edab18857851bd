import type { EditorState, Selection } from '#src/editor/editorState.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { type Prose, proseOf } from './proseOf.ts'
import { regions } from './regions.ts'

/**
 * A text of a page: the region that shows it, and the part of a file that contains it; its keys are relative to that part. A piece of a
 * title with highlighted words has the rest of the title `around` it.
 */
export type PageProse = Prose & { region: string; source: Selection; around?: { before: string; after: string } }

/** The saved texts of a page by section, and those of header and footer. */
export function proseOfPage({ site, page }: Pick<EditorState, 'site' | 'page'>): PageProse[] {
  if (!site || !page) return []
  const fileOf = (name: string) => page.files.find(({ file }) => file === name)
  const inSections = page.sections.flatMap(({ type, file, keyPath, isForeign = false }, section) => {
    const form = isForeign ? undefined : site.forms[type]
    const texts = form ? proseOf(form, valueAt(fileOf(file)?.value, keyPath)) : []
    return texts.map((prose) => ({ ...prose, region: String(section), source: { file, keyPath } }))
  })
  // Header and footer of a page in another language are translations, or shared by all languages.
  const around = (page.language === undefined ? regions.around : []).flatMap((region) => {
    const found = fileOf(`${region}.json`)
    const form = site.files[region]
    const texts = found && form ? proseOf(form, found.value) : []
    return texts.map((prose) => ({ ...prose, region, source: { file: `${region}.json`, keyPath: [] } }))
  })
  return [...inSections, ...around]
}
