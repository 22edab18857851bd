import { parseJsonFile } from '#src/node/config/parse/jsonFile.ts'
import { jsonPlaces } from '#src/node/config/parse/jsonPlaces.ts'
import { decoded } from './decoded.ts'
import { type DataFile, type Table, noTable } from './table.ts'
import { textPlaces } from './textPlaces.ts'
import { brokenTree, treeTable } from './treeTable.ts'

/** Reads a list of objects in JSON, at a dotted path. */
export function jsonTable(source: DataFile, rows: string | undefined): Table {
  const { file } = source
  const read = decoded(source)
  if ('fault' in read) return noTable(read.fault)
  const { text, value, problems } = parseJsonFile(file, read.text)
  const [problem] = problems
  if (problem) {
    const { line, column, endLine, endColumn, message, hint = 'Correct the JSON.' } = problem
    const offset = text.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, 0) + column - 1
    const { excerpt } = textPlaces(file, text)(offset, offset, '')
    return brokenTree({ file, line, column, endLine, endColumn, where: '', excerpt }, message, hint)
  }
  let places: ReturnType<typeof jsonPlaces> | undefined
  return treeTable(
    {
      file,
      value,
      place(keyPath, where) {
        places ??= jsonPlaces(text, true)
        const range = places.place([...keyPath])
        const first = Math.max(1, range.line - 2)
        return { file, ...range, where, excerpt: { first, lines: places.lines.slice(first - 1, range.line + 2) } }
      },
    },
    rows,
  )
}
