import { CsvError, parse } from 'csv-parse/sync'
import { decoded } from './decoded.ts'
import { MAX_ROWS, type CellPlace, type DataFault, type DataFile, type Table, noTable, wholeFile } from './table.ts'
import { textPlaces } from './textPlaces.ts'

const QUOTES: Partial<Record<string, readonly [message: string, hint: string]>> = {
  CSV_QUOTE_NOT_CLOSED: [
    'the quotation mark at the start of this cell is never closed',
    'Close it; inside a cell, write "" for a quotation mark.',
  ],
  INVALID_OPENING_QUOTE: [
    'there is a quotation mark inside a cell that does not start with one',
    'Put the whole cell in quotation marks, and write "" for those inside.',
  ],
  CSV_INVALID_CLOSING_QUOTE: [
    'there is text after the closing quotation mark of this cell',
    'Write "" for a quotation mark inside a cell.',
  ],
}

/** Reads a CSV or TSV file, whose first row has the names of the columns. Rows without any value are skipped. */
export function csvTable(source: DataFile, delimiter: string | undefined): Table {
  const { file } = source
  const read = decoded(source)
  if ('fault' in read) return noTable(read.fault)
  const { text } = read
  const separator = delimiter ?? separatorIn(text)
  const bytes = Buffer.from(text)
  /** The byte offset after each record. */
  const ends: number[] = []
  const records: string[][] = []
  let failed: CsvError | undefined
  try {
    parse(bytes, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1024 * 1024,
      on_record(record, { bytes: end }) {
        records.push(record)
        ends.push(end)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    failed = error
  }
  const places = textPlaces(file, text)
  const header = (records[0] ?? []).map((name) => name.trim())
  const at = new Map(header.map((name, index) => [name, index]))
  /** The rows that have a value, as indexes of records. */
  const rows = records.flatMap((record, index) => (index > 0 && record.some((cell) => cell.trim() !== '') ? [index] : []))
  let starts: number[] | undefined
  const recordPlace = (record: number, index: number, where: string): CellPlace => {
    starts ??= characterOffsets(bytes, ends)
    const from = record === 0 ? 0 : starts[record - 1]!
    const [start, end] = cellSpan(text, separator, from, index)
    return places(start, end, where)
  }
  const place = (row: number, column?: string): CellPlace => {
    const index = column === undefined ? undefined : at.get(column)
    const where = `row ${rows[row]! + 1}${index === undefined ? '' : `, column "${column}"`}`
    return recordPlace(rows[row]!, index ?? 0, where)
  }

  const faults: DataFault[] = []
  if (failed) {
    const [message, hint] = QUOTES[failed.code] ?? [`this row cannot be read: ${failed.message}`, 'Correct the row.']
    const { column } = failed as unknown as { column?: unknown }
    faults.push({
      code: 'E_SOURCE_ROW',
      place: recordPlace(records.length, typeof column === 'number' ? column : 0, `row ${records.length + 1}`),
      message,
      hint,
    })
  } else if (records.length === 0) {
    faults.push({
      code: 'E_SOURCE',
      place: wholeFile(file),
      message: 'the file is empty',
      hint: 'The first row must have the names of the columns.',
    })
  }
  header.forEach((name, index) => {
    const first = header.indexOf(name)
    if (name !== '' && first < index)
      faults.push({
        code: 'E_SOURCE_COLUMN',
        place: recordPlace(0, index, `row 1, column ${index + 1}`),
        message: `two columns are named "${name}"`,
        hint: 'Rename one of them.',
      })
  })
  const sound = rows.filter((record, row) => {
    const { length } = records[record]!
    if (length === header.length) return true
    faults.push({
      code: 'E_SOURCE_ROW',
      place: place(row),
      message: `this row has ${counted(length)}, but the first row has ${header.length}`,
      hint: `Add or remove cells; a cell that contains ${named(separator)} must be in quotation marks.`,
    })
    return false
  })
  rows.splice(0, rows.length, ...sound.slice(0, MAX_ROWS))
  if (sound.length > MAX_ROWS)
    faults.push({
      code: 'E_SOURCE',
      place: wholeFile(file),
      message: `more than ${MAX_ROWS} rows`,
      hint: 'Split the data into collections.',
    })
  return {
    size: rows.length,
    columns: header,
    cell(row, column) {
      const index = at.get(column)
      return index === undefined ? undefined : records[rows[row]!]![index]!.trim()
    },
    place,
    faults,
  }
}

/** Byte offsets as offsets of characters. */
function characterOffsets(bytes: Buffer, offsets: readonly number[]): number[] {
  let [from, characters] = [0, 0]
  return offsets.map((offset) => {
    characters += bytes.toString('utf8', from, offset).length
    from = offset
    return characters
  })
}

function counted(length: number): string {
  return `${length} ${length === 1 ? 'cell' : 'cells'}`
}

function named(separator: string): string {
  return separator === '\t' ? 'a tab' : `"${separator}"`
}

/** The separator that occurs most often in the first line, outside quotation marks. */
function separatorIn(text: string): string {
  const [line] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  const count = (separator: string) => line!.split(separator).length
  return [',', ';', '\t', '|'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** The span of a cell, by its index in the record that starts at an offset. */
function cellSpan(text: string, separator: string, from: number, wanted: number): [start: number, end: number] {
  let start = from
  while (text[start] === '\n' || text[start] === '\r') start += 1
  for (let index = 0; ; index += 1) {
    let end = start
    if (text[end] === '"') {
      end += 1
      while (end < text.length && !(text[end] === '"' && text[end + 1] !== '"')) end += text[end] === '"' ? 2 : 1
      end += 1
    }
    while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
    if (index === wanted || text[end] !== separator) return [start, Math.min(end, text.length)]
    start = end + 1
  }
}
