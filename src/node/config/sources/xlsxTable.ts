import { didYouMean } from '#src/site/words/nearest.ts'
import { type CellPlace, type DataFault, type DataFile, MAX_ROWS, type Table, noTable, wholeFile } from './table.ts'
import { type XlsxCell, columnOf, xlsxWorkbook } from './xlsxWorkbook.ts'

/** Reads a sheet of an XLSX workbook, whose first row has the names of the columns. Rows without any value are skipped. */
export function xlsxTable({ file, bytes }: DataFile, wanted: string | undefined): Table {
  const broken = (message: string, hint: string | undefined) => noTable({ code: 'E_SOURCE', place: wholeFile(file), message, hint })
  const book = xlsxWorkbook(bytes, wanted)
  if ('failure' in book) return broken(book.failure, book.hint)
  const { sheet, sheets } = book
  if (!sheet)
    return broken(
      `the workbook has no sheet "${wanted ?? sheets[0]}"`,
      didYouMean(wanted ?? '', sheets) ?? `Its sheets: ${sheets.join(', ')}.`,
    )
  const place = (row: number, column = 0, endColumn = column): CellPlace => {
    const where = `sheet "${sheet.name}", cell ${lettersOf(column)}${row}`
    return { file, line: row, column: column + 1, endLine: row, endColumn: endColumn + 2, where }
  }
  const numbers = [...sheet.rows.keys()].sort((a, b) => a - b)
  const [first = 1, ...others] = numbers
  const header = Array.from(sheet.rows.get(first) ?? [], (cell) =>
    typeof cell === 'object' || cell === undefined ? '' : String(cell).trim(),
  )
  const at = new Map(header.map((name, index) => [name, index]))
  const faults: DataFault[] = []
  if (numbers.length === 0)
    faults.push({
      code: 'E_SOURCE',
      place: wholeFile(file),
      message: `the sheet "${sheet.name}" is empty`,
      hint: 'Its first row must have the names of the columns.',
    })
  header.forEach((name, index) => {
    if (name !== '' && header.indexOf(name) < index)
      faults.push({
        code: 'E_SOURCE_COLUMN',
        place: place(first, index),
        message: `two columns are named "${name}"`,
        hint: 'Rename one of them.',
      })
  })
  const rows = others.filter((row) => sheet.rows.get(row)!.some((cell, column) => (header[column] ?? '') !== '' && cell !== ''))
  for (const range of sheet.merged) {
    const [start = '', end = ''] = range.split(':')
    const [top, bottom] = [start, end].map((corner) => Number(corner.replace(/\D/g, ''))) as [number, number]
    if (bottom >= first)
      faults.push({
        code: 'E_SOURCE_ROW',
        place: place(top, columnOf(start), columnOf(end)),
        message: `the cells ${range} are merged, so that all but the first have no value`,
        hint: 'Split them, and write the value into each row.',
        rows: rows.flatMap((row, index) => (row >= top && row <= bottom ? [index] : [])),
      })
  }
  rows.forEach((row, index) =>
    sheet.rows.get(row)!.forEach((cell, column) => {
      const name = header[column] ?? ''
      if (name !== '') {
        if (typeof cell === 'object')
          faults.push({ code: 'E_SOURCE_VALUE', place: place(row, column), message: cell.fault, hint: cell.hint, rows: [index] })
      } else if (cell !== '' && typeof cell !== 'object' && column >= header.length)
        faults.push({
          code: 'E_SOURCE_ROW',
          place: place(row, column),
          message: 'this cell is in a column without a name',
          hint: 'Name the column in the first row, or remove the cell.',
        })
    }),
  )
  if (rows.length > MAX_ROWS) return broken(`more than ${MAX_ROWS} rows`, 'Split the data into collections.')
  return {
    size: rows.length,
    columns: header,
    cell: (row, column) => usable(sheet.rows.get(rows[row]!)![at.get(column) ?? -1]),
    place: (row, column) => place(rows[row]!, column === undefined ? 0 : at.get(column)),
    faults,
  }
}

function usable(cell: XlsxCell | undefined): string | number | boolean | undefined {
  if (typeof cell === 'object') return undefined
  return typeof cell === 'string' ? cell.trim() : cell
}

function lettersOf(column: number): string {
  return (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
}
