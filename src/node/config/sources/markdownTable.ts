import { TomlError, parse } from 'smol-toml'
import { decoded } from './decoded.ts'
import { type CellPlace, type DataFault, type DataFile, type Table, wholeFile } from './table.ts'
import { type TextPlaces, textPlaces } from './textPlaces.ts'
import { valueIn } from './treeTable.ts'
import { yamlTree } from './yamlTable.ts'

const OPENING = /^(---|\+\+\+)[ \t]*\r?\n/
const CLOSING = { '---': /^---[ \t]*\r?$/m, '+++': /^\+\+\+[ \t]*\r?$/m }

type Note = { values: Record<string, unknown>; place(column?: string): CellPlace }

/** Reads Markdown files, each of which is a row: the fields of its front matter, `file`, its name, and `body`, the text below. */
export function markdownTable(files: readonly DataFile[], folder: string): Table {
  const faults: DataFault[] = []
  const notes = files.flatMap((source): Note[] => {
    const read = decoded(source)
    const note = 'fault' in read ? read : noteOf(source.file, read.text)
    if (!('fault' in note)) return [note]
    faults.push(note.fault)
    return []
  })
  if (files.length === 0)
    faults.push({
      code: 'E_SOURCE',
      place: wholeFile(folder),
      message: 'this folder has no Markdown files',
      hint: 'Add files with the extension .md, or correct "folder".',
    })
  return {
    size: notes.length,
    columns: [...new Set(notes.flatMap(({ values }) => Object.keys(values)))],
    cell: (row, column) => valueIn(notes[row]!.values, column),
    place: (row, column) => notes[row]!.place(column),
    faults,
  }
}

function noteOf(file: string, text: string): Note | { fault: DataFault } {
  const places = textPlaces(file, text)
  const opening = OPENING.exec(text)
  const mark = opening?.[1] as keyof typeof CLOSING | undefined
  const from = opening?.[0].length ?? 0
  const closing = mark && CLOSING[mark].exec(text.slice(from))
  const body = closing ? text.slice(from + closing.index + closing[0].length) : text
  const own = { file: file.slice(file.lastIndexOf('/') + 1, -'.md'.length), body: body.trim() }
  const fault = (start: number, message: string, hint: string): { fault: DataFault } => ({
    fault: { code: 'E_SOURCE', place: places(start, text.length, ''), message, hint },
  })
  if (mark && !closing) return fault(0, 'the front matter is never closed', `Add a line ${mark} below it.`)
  const bodyPlace = (where: string) => places(text.length - body.trimStart().length, text.length, where)
  const inFront = (column: string | undefined, found: () => CellPlace) =>
    column === 'body' ? bodyPlace('the text below the front matter') : column === 'file' || column === undefined ? wholeFile(file) : found()
  if (!closing) return { values: own, place: (column) => inFront(column, () => wholeFile(file)) }
  const fields = text.slice(from, from + closing.index)
  if (mark === '+++') return tomlNote(file, fields, { from, own, places, inFront, fault })
  const tree = yamlTree(file, fields, places, from)
  if ('fault' in tree) return tree
  if (tree.faults?.[0]) return { fault: tree.faults[0] }
  const values = tree.value ?? {}
  if (typeof values !== 'object' || Array.isArray(values))
    return fault(from, 'the front matter is not a list of fields', 'Write lines such as title: Oak chair.')
  return {
    values: { ...values, ...own },
    place: (column) => inFront(column, () => tree.place(column!.split('.'), `"${column}" in the front matter`)),
  }
}

type TomlParts = {
  from: number
  own: Record<string, string>
  places: TextPlaces
  inFront(column: string | undefined, found: () => CellPlace): CellPlace
  fault(start: number, message: string, hint: string): { fault: DataFault }
}

function tomlNote(file: string, fields: string, { from, own, places, inFront, fault }: TomlParts): Note | { fault: DataFault } {
  try {
    const values = parse(fields) as Record<string, unknown>
    return {
      values: { ...values, ...own },
      place: (column) =>
        inFront(column, () => {
          const name = column!
            .split('.')
            .at(-1)!
            .replace(/[^\w-]/g, '.')
          const found = new RegExp(`^[ \\t]*"?${name}"?[ \\t]*=[ \\t]*(.*)$`, 'm').exec(fields)
          if (!found) return wholeFile(file)
          const end = from + found.index + found[0].length
          return places(end - found[1]!.length, end, `"${column}" in the front matter`)
        }),
    }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const start = fields.split('\n', error.line - 1).reduce((sum, line) => sum + line.length + 1, from) + error.column - 1
    const [, why] = error.message.split('\n')[0]!.split(': ')
    return fault(start, `not valid TOML: ${why ?? error.message.split('\n')[0]}`, 'Correct the line.')
  }
}
