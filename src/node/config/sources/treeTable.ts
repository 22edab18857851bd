import { printable } from '#src/node/text/printable.ts'
import { isFields } from '#src/site/isFields.ts'
import { type CellPlace, type DataFault, MAX_ROWS, type Table, noTable, wholeFile } from './table.ts'

/** Data as a tree, such as JSON: its value, and the place of the value at a key path. */
export type Tree = {
  file: string
  value: unknown
  place(keyPath: readonly (string | number)[], where: string): CellPlace
  faults?: readonly DataFault[]
}

/** Number of rows whose keys are the names of the columns. */
const LOOKED_AT = 1000

/** The list at a dotted path of a tree, as a table. Its columns are the keys of its items. */
export function treeTable({ file, value, place, faults = [] }: Tree, rows: string | undefined): Table {
  const path = rows === undefined || rows === '' ? [] : rows.split('.')
  const list = path.reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value)
  const none = (message: string, hint: string) => noTable({ code: 'E_SOURCE', place: { ...place(path, ''), file }, message, hint })
  if (!Array.isArray(list)) {
    const lists = isFields(value) ? Object.keys(value).filter((key) => Array.isArray(value[key])) : []
    const hint =
      lists.length > 0
        ? `Write "rows": "${printable(lists[0]!)}" in the source.`
        : 'The data must be a list of objects, one for each entry.'
    return none(rows === undefined ? 'the data is not a list' : `there is no list at "${rows}"`, hint)
  }
  if (list.length > MAX_ROWS) return none(`more than ${MAX_ROWS} rows`, 'Split the data into collections.')
  const where = (row: number, column?: string) => `item ${row + 1}${column === undefined ? '' : `, "${column}"`}`
  const found: DataFault[] = [...faults]
  const sound = list.flatMap((row, index) => {
    if (isFields(row)) return [index]
    found.push({
      code: 'E_SOURCE_ROW',
      place: place([...path, index], where(index)),
      message: 'this item is not an object',
      hint: 'Write an object with a key for each column.',
    })
    return []
  })
  const item = (row: number) => list[sound[row]!] as Record<string, unknown>
  return {
    size: sound.length,
    columns: [...new Set(sound.slice(0, LOOKED_AT).flatMap((index) => Object.keys(list[index] as object)))],
    cell: (row, column) => valueIn(item(row), column),
    place: (row, column) =>
      place([...path, sound[row]!, ...(column === undefined ? [] : keysOf(item(row), column))], where(sound[row]!, column)),
    faults: found,
  }
}

/** The keys of a column: its name, or the parts of a dotted name. */
function keysOf(item: Record<string, unknown>, column: string): (string | number)[] {
  if (Object.hasOwn(item, column)) return [column]
  let inner: unknown = item
  return column.split('.').map((key) => {
    const index = Array.isArray(inner) && /^\d+$/.test(key) ? Number(key) : key
    inner = inner === null || inner === undefined ? undefined : (inner as Record<string | number, unknown>)[index]
    return index
  })
}

/** The value at a column of an object: that of its key, or that at the parts of a dotted name. */
export function valueIn(item: Record<string, unknown>, column: string): unknown {
  if (Object.hasOwn(item, column)) return item[column]
  if (!column.includes('.')) return undefined
  return column.split('.').reduce<unknown>((inner, key) => (isTree(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), item)
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A table that cannot be read, for one reason at one place. */
export function brokenTree(place: CellPlace | string, message: string, hint: string): Table {
  return noTable({ code: 'E_SOURCE', place: typeof place === 'string' ? wholeFile(place) : place, message, hint })
}
