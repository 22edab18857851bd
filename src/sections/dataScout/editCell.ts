import type { ScoutField, ScoutRow } from '#src/tools/dataScout/ScoutRow.ts'

/** A row with one field written by the visitor: certain, and from no line. */
export function editCell(row: ScoutRow, field: ScoutField, value: string): ScoutRow {
  return { ...row, basics: { ...row.basics, [field]: { value, confidence: 1, line: null, source: '' } } }
}
