import type { Excerpt, TextRange } from '#src/site/problem.ts'

/** The place of a cell: its file below the config folder, its range there, and its name in words, such as `row 12, column "title"`. */
export type CellPlace = TextRange & { file: string; where: string; excerpt?: Excerpt | undefined }

/** What is wrong with data, and where. */
export type DataFault = {
  code: 'E_SOURCE' | 'E_SOURCE_COLUMN' | 'E_SOURCE_ROW' | 'E_SOURCE_VALUE' | 'E_SOURCE_OLD' | 'E_SOURCE_KEPT' | 'E_ENCODING'
  place: CellPlace
  message: string
  hint?: string | undefined
  /** The rows that no entries are made from because of it. */
  rows?: readonly number[]
}

/** Rows of data, counted from 0. */
export type Table = {
  size: number
  /** The names of the columns. */
  columns: readonly string[]
  /** The value of a cell; undefined or null if it has none. */
  cell(row: number, column: string): unknown
  /** The place of a cell, or of a row. */
  place(row: number, column?: string): CellPlace
  faults: readonly DataFault[]
}

/** A file of data. */
export type DataFile = { file: string; bytes: Buffer }

/** The largest number of rows of a source, that of paths in the slugs lock. */
export const MAX_ROWS = 100_000

const START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 }

/** The place of a whole file. */
export function wholeFile(file: string): CellPlace {
  return { file, ...START, where: '' }
}

/** A table without rows, because its file cannot be read. */
export function noTable(fault: DataFault): Table {
  return { size: 0, columns: [], cell: () => undefined, place: () => wholeFile(fault.place.file), faults: [fault] }
}
