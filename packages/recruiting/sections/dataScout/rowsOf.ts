import type { DataScout } from '#packages/recruiting/results/dataScout.ts'
import { type ScoutRow, scoutFields, scoutLists } from '#packages/recruiting/analysis/dataScout/ScoutRow.ts'
import { scoutResult } from '#packages/recruiting/analysis/dataScout/scoutResult.ts'

const NOTHING: DataScout = { Basic: {}, Experience: [], Education: [], Projects: [], Skills: [], Awards: [], Certificates: [] }

/** Rows in the form of the store: all of them, and the first in the fields of R5.6. */
export function toStored(rows: ScoutRow[]): DataScout {
  const [first] = rows
  return { ...(first ? scoutResult(first) : NOTHING), rows }
}

/** The stored rows; invalid ones are dropped. Rows of earlier versions have no voluntary work. */
export function rowsOf({ rows = [] }: DataScout): ScoutRow[] {
  return rows.map((row): unknown => ({ voluntary: [], ...row })).filter(isRow)
}

function isRow(value: unknown): value is ScoutRow {
  const row = value as Partial<ScoutRow> | null
  const areCells = (cells: unknown) => Array.isArray(cells) && cells.every((cell) => typeof cell?.value === 'string')
  return (
    typeof row?.id === 'string' &&
    Array.isArray(row.files) &&
    Array.isArray(row.links) &&
    scoutFields.every((field) => typeof row.basics?.[field]?.value === 'string') &&
    areCells(row.skills) &&
    areCells(row.languages) &&
    scoutLists.every(
      (list) => Array.isArray(row[list]) && row[list].every((entry) => areCells([entry?.title, entry?.place, entry?.period])),
    )
  )
}
