const TRACKS = 12

/**
 * The number of 12 tracks that each of `count` cards spans, so that every row is full: with at most `columns` per row, five cards are split
 * into three and two, four into two and two.
 */
export function balancedSpans(count: number, columns: 2 | 3 | 4): number[] {
  const rows = Math.ceil(count / columns)
  const least = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => least + (row < longer ? 1 : 0)).flatMap((inRow) =>
    Array.from({ length: inRow }, () => TRACKS / inRow),
  )
}
