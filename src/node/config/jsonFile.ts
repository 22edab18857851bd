import { type Node, type ParseError, findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { duplicateKeyFix } from './duplicateKeyFix.ts'
import { MAX_DEPTH, isForbiddenKey, plainJson } from './plainJson.ts'

/** Largest config file that is read, in bytes. */
export const MAX_FILE_BYTES = 1024 * 1024

/** A JSON file with the means to say where its values stand. */
export type JsonFile = {
  /** As it is written, without a byte order mark. */
  text: string
  value: unknown
  problems: Problem[]
  /** Line and column (from 1) of the value at a path of keys, or of its key; of the nearest parent that exists when it is missing. */
  place(keyPath: KeyPath, onKey?: boolean): { line: number; column: number }
}

const PARSE_MESSAGES: Record<string, string> = {
  InvalidSymbol: 'unexpected text; JSON knows only strings in double quotes, numbers, true, false and null',
  InvalidNumberFormat: 'not a number',
  PropertyNameExpected: 'a key in double quotes is expected here; a comma before a closing brace is not allowed',
  ValueExpected: 'a value is expected here; a comma before a closing bracket is not allowed',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'the file goes on after its end',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'the string is not closed',
  UnexpectedEndOfNumber: 'not a number',
  InvalidUnicode: 'not a valid \\u escape',
  InvalidEscapeCharacter: 'not a valid escape after the backslash',
  InvalidCharacter: 'line breaks and control characters must be escaped in a string',
}

/** Parses one config file. `file` is the name that problems show. Never throws on bad text: what is wrong is in `problems`. */
export function parseJsonFile(file: string, source: string): JsonFile {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  const problems: Problem[] = []
  let lineStarts: number[] | undefined
  let tree: Node | undefined

  function positionAt(offset: number) {
    lineStarts ??= startsOfLines(text)
    let low = 0
    let high = lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (lineStarts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - lineStarts[low]! + 1 }
  }

  function report(code: Problem['code'], offset: number, message: string, path = '', hint?: string, excerpt?: string) {
    problems.push({ code, severity: 'error', file, ...positionAt(offset), path, message, hint, excerpt })
  }

  function lineAt(offset: number) {
    const { line } = positionAt(offset)
    return text.slice(lineStarts![line - 1], lineStarts![line] ?? text.length).trimEnd()
  }

  function result(value: unknown): JsonFile {
    const isSound = value !== undefined
    return {
      text,
      value,
      problems,
      place(keyPath, onKey = false) {
        // Most files have no problems, so that nobody asks for places and the tree is never made.
        if (isSound) tree ??= parseTree(text)
        return positionAt(tree ? offsetOf(tree, keyPath, onKey) : 0)
      },
    }
  }

  const plain = plainJson(text)
  if (plain !== undefined) return result(plain)
  if (text.trim() === '') {
    report('E_EMPTY', 0, 'empty file, expected an object')
    return result(undefined)
  }
  const tooDeep = offsetDeeperThan(text, MAX_DEPTH)
  if (tooDeep !== undefined) {
    report('E_DEPTH', tooDeep, `nested more than ${MAX_DEPTH} levels deep`)
    return result(undefined)
  }
  const errors: ParseError[] = []
  const parsed = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  if (errors.length > 0) {
    const { error, offset } = errors[0]!
    const code = printParseErrorCode(error)
    const unclosed = unclosedAt(text, offset, code)
    const opened = unclosed && positionAt(unclosed.offset)
    report(
      'E_JSON',
      offset,
      unclosed?.message ?? PARSE_MESSAGES[code] ?? code,
      '',
      opened && `It was opened at ${opened.line}:${opened.column}.`,
      lineAt(offset),
    )
    return result(undefined)
  }
  tree = parsed
  scanKeys(parsed!, (node, first, path) => {
    const key = node.value as string
    if (first) {
      const place = positionAt(first.offset)
      report('E_DUPLICATE_KEY', node.offset, `"${key}" is written twice`, path, `The first is at ${place.line}:${place.column}; keep one.`)
      problems.at(-1)!.fix = duplicateKeyFix(file, first, node)
    }
    if (isForbiddenKey(key)) report('E_PROTO_KEY', node.offset, `"${key}" is not allowed as a key`, path)
  })
  return result(JSON.parse(text))
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}

const OPEN = 'open'
const CLOSE = 'close'

/** Calls for every bracket outside strings, until the visitor says true. */
function eachBracket(text: string, visit: (bracket: typeof OPEN | typeof CLOSE, index: number) => boolean | void): void {
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      if (visit(OPEN, index)) return
    } else if ((character === '}' || character === ']') && visit(CLOSE, index)) return
  }
}

/** The offset of the first bracket that goes deeper than `limit`. */
function offsetDeeperThan(text: string, limit: number): number | undefined {
  let depth = 0
  let found: number | undefined
  eachBracket(text, (bracket, index) => {
    depth += bracket === OPEN ? 1 : -1
    if (depth <= limit) return false
    found = index
    return true
  })
  return found
}

/** When a bracket is missing at `offset`: which one, and where it was opened. */
function unclosedAt(text: string, offset: number, code: string): { offset: number; message: string } | undefined {
  const open: number[] = []
  eachBracket(text.slice(0, offset), (bracket, index) => void (bracket === OPEN ? open.push(index) : open.pop()))
  const opener = open.at(-1)
  if (opener === undefined) return undefined
  const closer = text[opener] === '{' ? '}' : ']'
  const isMissing =
    code.startsWith('CloseBrac') || (code === 'CommaExpected' && '}]'.includes(text[offset] ?? ' ') && text[offset] !== closer)
  return isMissing
    ? { offset: opener, message: PARSE_MESSAGES[closer === '}' ? 'CloseBraceExpected' : 'CloseBracketExpected']! }
    : undefined
}

function scanKeys(node: Node, visit: (key: Node, first: Node | undefined, path: string) => void, path: string[] = []): void {
  if (node.type === 'object') {
    const seen = new Map<string, Node>()
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? []
      if (!key) continue
      const name = key.value as string
      visit(key, seen.get(name), [...path, name].join('.'))
      if (!seen.has(name)) seen.set(name, key)
      if (value) scanKeys(value, visit, [...path, name])
    }
  } else if (node.type === 'array') {
    node.children?.forEach((child, index) => scanKeys(child, visit, [...path, String(index)]))
  }
}

function offsetOf(tree: Node, keyPath: KeyPath, onKey: boolean): number {
  for (let length = keyPath.length; length >= 0; length--) {
    const node = length === 0 ? tree : findNodeAtLocation(tree, keyPath.slice(0, length))
    if (!node) continue
    const isWhole = length === keyPath.length
    if (onKey && isWhole && node.parent?.type === 'property') return node.parent.offset
    return node.offset
  }
  return tree.offset
}
