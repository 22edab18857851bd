import { numberedNames } from '#packages/recruiting/ui/numberedNames.ts'
import type { ScoutRow } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'

/** Rows with the displayed names of their files: files of the same name are numbered. A row without such a file stays the same object. */
export function numberedFiles(rows: readonly ScoutRow[]): ScoutRow[] {
  const names = numberedNames(rows.flatMap(({ files }) => files))
  let at = 0
  return rows.map((row) => {
    const files = names.slice(at, (at += row.files.length))
    return files.every((name, index) => name === row.files[index]) ? row : { ...row, files }
  })
}
