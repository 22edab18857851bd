const TRACKS = 12

/**
 * How many of 12 tracks each of `count` cards takes, so that every row is full: with at most `columns` in a row, five cards stand as three
 * and two, four as two and two.
 */
export function balancedSpans(count: number, columns: 2 | 3 | 4): number[] {
  const rows = Math.ceil(count / columns)
  const least = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => least + (row < longer ? 1 : 0)).flatMap((inRow) =>
    Array.from({ length: inRow }, () => TRACKS / inRow),
  )
}
