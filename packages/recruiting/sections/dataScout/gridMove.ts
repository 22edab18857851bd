/** A position in a grid: row 0 is that of the heads. */
type Place = { row: number; column: number }

/** The approximate number of rows on a screen. */
const PAGE = 10

/**
 * The target of a key from a position in a grid with this many rows, including heads, and columns; null for other keys. With Ctrl, Home and
 * End go to the first and the last cell of the grid.
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
