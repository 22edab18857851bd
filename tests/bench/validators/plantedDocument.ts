import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { BuiltDocument } from './finding.ts'

/** What the bench calls the site of the planted document. */
export const PLANTED = 'planted'

/** Colours of the style sheet that every page has. */
const PALE = 'color:var(--mui-palette-divider);background-color:var(--mui-palette-background-default)'

/** Faults of markup: an id that is there already, a picture without words, and a text that hardly differs from its ground. */
const FAULTS = `<p id="content">Again</p><img src="/favicon.svg"><p style="${PALE}">Pale</p>`

/**
 * A copy of a glossary term with a fault for every checker, by which the bench proves that it would see one: a repeated id, a picture
 * without words, a pale text, and a definition that reader modes take for a side note.
 */
export function plantedDocument(documents: readonly BuiltDocument[]): BuiltDocument {
  const term = documents.find(({ html }) => DEFINITION.test(html))
  if (!term) throw new Error('No built page has the definition of a glossary term, so no fault can be planted in one.')
  const html = term.html.replace(DEFINITION, '<aside>$&</aside>').replace('</main>', `${FAULTS}</main>`)
  const folder = resolve('.build/bench/validators/planted')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'index.html')
  writeFileSync(file, html)
  return { ...term, site: PLANTED, file, html }
}

const DEFINITION = /<p class="[^"]*\bdefinition\b[^"]*">[^<]*<\/p>/
