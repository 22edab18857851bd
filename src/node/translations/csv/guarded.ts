/** Characters that start a formula in spreadsheets, and the guard itself. */
const STARTS = new Set(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'"])

/** A cell that no spreadsheet takes for a formula: with an apostrophe in front, if it would be one. */
export function guarded(cell: string): string {
  return STARTS.has(cell[0] ?? '') ? `'${cell}` : cell
}

/** The words of a cell without the apostrophe of `guarded`. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && STARTS.has(cell[1] ?? '') ? cell.slice(1) : cell
}
