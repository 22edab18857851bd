/** Bytes in the unit of budgets: kilobytes of 1,000 bytes, with a decimal for small amounts. */
export function kilobytes(bytes: number): string {
  return `${bytes < 9950 ? (bytes / 1000).toFixed(1) : Math.round(bytes / 1000)} kB`
}
