/** A place in a grid: row 0 is that of the heads. */
type Place = { row: number; column: number }

/** How many rows a screen holds, about. */
const PAGE = 10

/**
 * Where a key leads from a place of a grid with so many rows, heads included, and columns; null for keys that do not move. With Ctrl, Home
 * and End lead to the first and the last place of all.
 */
export function gridMove({ row, column }: Place, size: { rows: number; columns: number }, key: string, isCtrl: boolean): Place | null {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const moves: Record<string, Place> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
    Home: isCtrl ? { row: 0, column: 0 } : { row, column: 0 },
    End: isCtrl ? last : { row, column: last.column },
  }
  const to = Object.hasOwn(moves, key) ? moves[key]! : null
  return to && { row: Math.min(last.row, Math.max(0, to.row)), column: Math.min(last.column, Math.max(0, to.column)) }
}
