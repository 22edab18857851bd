import { type Document, type ErrorCode, isAlias, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { decoded } from './decoded.ts'
import { type DataFault, type DataFile, type Table, noTable } from './table.ts'
import { type TextPlaces, textPlaces } from './textPlaces.ts'
import { type Tree, brokenTree, treeTable } from './treeTable.ts'

const MESSAGES: Partial<Record<ErrorCode, readonly [message: string, hint: string]>> = {
  DUPLICATE_KEY: ['this key is written twice', 'Keep only one.'],
  TAB_AS_INDENT: ['the line is indented with a tab', 'Indent YAML with spaces.'],
  MULTIPLE_DOCS: ['there is more than one document', 'Write one list, without --- between its parts.'],
  BAD_ALIAS: ['not a valid alias', 'Write it as *name, with &name at the value that it repeats.'],
}

const NO_ANCHOR = ['this alias names no anchor', 'Correct its name, or write &name at the value that it repeats.'] as const

/** Reads a list of objects in YAML, at a dotted path. */
export function yamlTable(source: DataFile, rows: string | undefined): Table {
  const read = decoded(source)
  if ('fault' in read) return noTable(read.fault)
  const tree = yamlTree(source.file, read.text, textPlaces(source.file, read.text))
  return 'fault' in tree ? noTable(tree.fault) : treeTable(tree, rows)
}

/** A YAML text as a tree. `places` are those of the file; the text starts at an offset of it. */
export function yamlTree(file: string, text: string, places: TextPlaces, from = 0): Tree | { fault: DataFault } {
  const document = parseDocument(text, { prettyErrors: false, merge: true })
  const failure = (start: number, end: number, message: string, hint: string) => {
    const broken = brokenTree(places(from + start, from + end, ''), message, hint)
    return { fault: broken.faults[0]! }
  }
  const [error] = document.errors
  if (error) {
    const [message, hint] = MESSAGES[error.code] ?? [
      `not valid YAML: ${plain(error.message)}`,
      'Correct the line; put texts with special characters in quotation marks.',
    ]
    return failure(error.pos[0], error.pos[1], message, hint)
  }
  const alias = unresolvedAlias(document)
  if (alias) return failure(alias[0], alias[1], ...NO_ANCHOR)
  let value: unknown
  try {
    value = document.toJS({ maxAliasCount: 1000 }) as unknown
  } catch (aliases) {
    return failure(0, 0, `the anchors cannot be resolved: ${plain(String((aliases as Error).message))}`, 'Write the values out.')
  }
  const place: Tree['place'] = (keyPath, where) => {
    const [start, end] = spanOf(document, keyPath)
    return places(from + start, from + end, where)
  }
  return { file, value, place, faults: lostZeros(document, (start, end) => places(from + start, from + end, '')) }
}

/** The offsets of the first alias without an anchor. */
function unresolvedAlias(document: Document): readonly [start: number, end: number] | undefined {
  let found: readonly [number, number] | undefined
  visit(document, {
    Alias(_key, alias) {
      if (alias.resolve(document) || !alias.range) return undefined
      found = [alias.range[0], alias.range[1]]
      return visit.BREAK
    },
  })
  return found
}

/** Numbers such as 00123, of which YAML keeps 123. */
function lostZeros(document: Document, place: (start: number, end: number) => DataFault['place']): DataFault[] {
  const found: DataFault[] = []
  visit(document, {
    Scalar(_key, { value, source = '', range }) {
      if (typeof value === 'number' && /^[+-]?0\d/.test(source) && range)
        found.push({
          code: 'E_SOURCE_VALUE',
          place: place(range[0], range[1]),
          message: `YAML reads ${source} as the number ${value}`,
          hint: `Put it in quotation marks: "${source}".`,
        })
    },
  })
  return found
}

/** The offsets of the value at a key path; of the nearest parent if it is missing. */
function spanOf(document: Document, keyPath: readonly (string | number)[]): [start: number, end: number] {
  let node: unknown = document.contents
  let span: [number, number] = [0, 0]
  const take = () => {
    const { range } = Object(node) as { range?: [number, number, number] }
    if (range) span = isScalar(node) ? [range[0], range[1]] : [range[0], range[0] + 1]
  }
  take()
  for (const key of keyPath) {
    if (isAlias(node)) node = node.resolve(document)
    node = isMap(node) || isSeq(node) ? node.get(key, true) : undefined
    if (!node) break
    take()
  }
  return span
}

function plain(message: string): string {
  const [first] = message.split('\n')
  return `${first!.charAt(0).toLowerCase()}${first!.slice(1)}`
}
