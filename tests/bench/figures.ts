/** The middle value; of an even number of values the mean of the two in the middle. NaN when there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A number for people, with `digits` after the point and thousands set apart. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A table in plain text: the first column left, the others right. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...lines.slice(1)].join('\n')
}
