import type { DataFault, Table } from './table.ts'

/** Numbers in columns that also have texts with leading zeros, such as 00123: their own zeros were probably lost. */
export function lostZeros({ size, columns, cell, place }: Table): DataFault[] {
  const rows = Array.from({ length: size }, (_, row) => row)
  return columns.flatMap((column) => {
    const padded = rows.find((row) => isPadded(cell(row, column)))
    if (padded === undefined) return []
    return rows
      .filter((row) => typeof cell(row, column) === 'number')
      .map((row): DataFault => ({
        code: 'E_SOURCE_VALUE',
        place: place(row, column),
        message: `${String(cell(row, column))} is a number, but other cells of this column are texts with leading zeros, such as "${String(cell(padded, column))}"`,
        hint: 'Write it as text, with its zeros.',
        rows: [row],
      }))
  })
}

function isPadded(value: unknown): boolean {
  return typeof value === 'string' && /^0\d+$/.test(value)
}
