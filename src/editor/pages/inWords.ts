import type { EditorPage } from '#src/node/dev/editor/wire.ts'
import { labelOf } from '#src/editor/labelOf.ts'
import { siteAreas } from './siteAreas.ts'

/** Replaces files and section types in a sentence by their names: `add quote to pages/index.json` is `add quote to “Home”`. */
export function inWords(sentence: string, page: EditorPage | null): string {
  const named = page?.files[0] ? sentence.replaceAll(page.files[0].file, `“${page.name}”`) : sentence
  const words = siteAreas.reduce((text, { file, fields, name }) => text.replaceAll(file, fields ? 'the settings' : `“${name}”`), named)
  return words
    .replaceAll(/\bfragments\/([a-z0-9-]{1,100})\.json/g, (_file, name: string) => `“${labelOf(name.replaceAll('-', ' '))}”`)
    .replaceAll(/\bfragment\b/g, 'shared section')
    .replaceAll(/\b[a-z]{1,40}(?:[A-Z][a-z]{1,40}){1,4}\b/g, (type) => labelOf(type).toLowerCase())
}
