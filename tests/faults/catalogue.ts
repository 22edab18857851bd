import { readFileSync } from 'node:fs'

/** A row of the catalogue: what the site does when something goes wrong. */
export type FaultRow = { id: string; promise: string }
/** The rows of one letter, under the heading that they have. */
export type FaultSection = { title: string; rows: FaultRow[] }

/** Sections of docs/requirements.md that say what the site is, not what it does when something goes wrong. */
const NO_FAULTS = /^(?:R\d|How)/
const ROW = /^- \*\*([A-Z]\d+)\*\* ([^]*?)(?=\n\n|\n- |\n*$)/gm

/** The catalogue of faults, as docs/requirements.md has it: every section whose ids are a letter and two digits. */
export function catalogue(): FaultSection[] {
  return readFileSync('docs/requirements.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const title = part.slice(0, part.indexOf('\n'))
      const rows = [...part.matchAll(ROW)].map(([, id, promise]) => ({ id: id!, promise: promise!.replace(/\s+/g, ' ').trim() }))
      return NO_FAULTS.test(title) || rows.length === 0 ? [] : [{ title, rows }]
    })
}
