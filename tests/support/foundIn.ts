import { relative } from 'node:path'
import { loadSite } from '#src/node/config/loadSite.ts'
import { type Edit, editedBakery } from './editedBakery.ts'

/** A few days after the bakery was written. */
const BAKERY_DAY = '2026-11-10'

/** Validates the bakery with edits on a given day; returns one line per problem, `CODE file path: message. hint`, in report order. */
export function foundIn(edits: Record<string, Edit>, day = BAKERY_DAY): string[] {
  const dir = editedBakery(edits)
  const shown = `${relative(process.cwd(), dir).replaceAll('\\', '/')}/`
  return loadSite(dir, { at: Date.parse(`${day}T12:00:00Z`) }).problems.map(
    ({ code, file, path, message, hint }) =>
      `${code} ${file.replace(shown, '')}${path && ` ${path}`}: ${message}${hint ? `. ${hint}` : ''}`,
  )
}
