import { type Node, type ParseError, getNodePath, getNodeValue, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Fix } from '#src/site/fix.ts'
import type { Problem } from '#src/site/problem.ts'
import { offsetDeeperThan, unclosedBracket } from './jsonBrackets.ts'
import { MAX_DEPTH, isForbiddenKey, plainJson } from './plainJson.ts'
import { jsonSlip } from './jsonSlip.ts'
import { tokenEnd } from './jsonPlaces.ts'
import { missingCommas } from './missingCommas.ts'
import { textLines } from '#src/node/config/read/textLines.ts'
import { adviceOf } from '#src/site/checks/ruleOf.ts'

/** A JSON text. */
export type JsonFile = {
  /** As written, without a byte order mark. */
  text: string
  /** Undefined if it is not JSON. */
  value: unknown
}

/** The escape of a lone surrogate. */
const LONE_SURROGATE = /(?<!\\)(?:\\\\)*\\u(?:d[89ab][\da-f]{2}(?!\\ud[c-f][\da-f]{2})|(?<!\\ud[89ab][\da-f]{2}\\u)d[c-f][\da-f]{2})/i

/** Most files have no such escapes, which this shows quickly. */
function hasHalfLetter(text: string): boolean {
  return (text.includes('\\ud') || text.includes('\\uD')) && LONE_SURROGATE.test(text)
}

/** Merge conflict markers. */
const MERGE_MARKER = /^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/m

const PARSE_MESSAGES: Record<string, string> = {
  InvalidSymbol: 'unexpected text; JSON allows only strings in double quotes, numbers, true, false and null',
  InvalidNumberFormat: 'not a number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'there is text after the end of the JSON',
  InvalidCommentToken: 'comments are not allowed in JSON',
  UnexpectedEndOfComment: 'comments are not allowed in JSON',
  UnexpectedEndOfString: 'the string is not closed',
  UnexpectedEndOfNumber: 'not a number',
  InvalidUnicode: 'not a valid \\u escape',
  InvalidEscapeCharacter: 'not a valid escape after the backslash',
  InvalidCharacter: 'line breaks and control characters must be escaped in a string',
}

/** Parses one config file. `file` is the name in problems. Never throws on invalid text: `problems` has the errors. */
export function parseJsonFile(file: string, source: string): JsonFile & { problems: Problem[] } {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  const value = plainJson(text)
  return value === undefined || hasHalfLetter(text) ? parseWithPlaces(file, text) : { text, value, problems: [] }
}

function parseWithPlaces(file: string, text: string): JsonFile & { problems: Problem[] } {
  const { rangeAt } = textLines(text)
  const problem = (code: Problem['code'], start: number, end: number, message: string, more: Partial<Problem> = {}): Problem => ({
    code,
    severity: 'error',
    file,
    ...rangeAt(start, end),
    path: '',
    message,
    ...more,
  })
  const placeOf = (offset: number) => {
    const { line, column } = rangeAt(offset, offset)
    return `${line}:${column}`
  }
  const broken = (found: Problem) => ({ text, value: undefined, problems: [found] })

  if (text.trim() === '') return broken(problem('E_EMPTY', 0, 0, 'the file is empty, but must contain an object'))
  const tooDeep = offsetDeeperThan(text, MAX_DEPTH)
  if (tooDeep !== undefined) return broken(problem('E_DEPTH', tooDeep, tooDeep + 1, `nested more than ${MAX_DEPTH} levels deep`))
  const conflict = MERGE_MARKER.exec(text)
  if (conflict) {
    const end = conflict.index + conflict[0].trimEnd().length
    return broken(problem('E_MERGE_MARKER', conflict.index, end, 'a merge conflict is not resolved', { hint: adviceOf('E_MERGE_MARKER') }))
  }
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  if (errors.length > 0) {
    const { error, offset } = errors[0]!
    const code = printParseErrorCode(error)
    const commas = missingCommas(text)
    if (commas) {
      const fix: Fix = { do: 'comma', label: commas.length === 1 ? 'Insert the comma' : `Insert ${commas.length} commas`, file }
      return broken(problem('E_JSON', commas[0]!, commas[0]!, 'a comma is missing here', { hint: 'Separate items with commas.', fix }))
    }
    const unclosed = unclosedBracket(text, offset, code)
    const message = PARSE_MESSAGES[unclosed ? (unclosed.closer === '}' ? 'CloseBraceExpected' : 'CloseBracketExpected') : code] ?? code
    const hint = unclosed && `Add ${unclosed.closer} to close the bracket opened at ${placeOf(unclosed.offset)}.`
    const quoted =
      (code === 'CommaExpected' || code === 'InvalidSymbol') &&
      /[\p{L}\p{N}]/u.test(text[offset] ?? '') &&
      (text.slice(0, offset).endsWith('"') || (/" +$/.test(text.slice(0, offset)) && /^[^\n:{}[\]]*"/.test(text.slice(offset))))
    const key = /[{,]\s*"([\w$-]+):\s*"$/.exec(text.slice(Math.max(0, offset - 120), offset))?.[1]
    if (quoted && key !== undefined)
      return broken(
        problem('E_JSON', offset, tokenEnd(text, offset), 'the closing quotation mark of the key before this word is missing', {
          hint: `Write "${key}": followed by the value.`,
        }),
      )
    if (quoted)
      return broken(
        problem('E_JSON', offset, tokenEnd(text, offset), 'the quotation mark before this word ends the text', {
          hint: 'Write \\" for a quotation mark inside a text.',
        }),
      )
    const slip = unclosed ? undefined : jsonSlip(text, offset, code)
    const at = slip?.offset ?? offset
    return broken(problem('E_JSON', at, tokenEnd(text, at), slip?.message ?? message, { hint: slip?.hint ?? hint }))
  }
  const problems: Problem[] = []
  const half = hasHalfLetter(text) ? LONE_SURROGATE.exec(text) : null
  if (half) {
    const start = half.index + half[0].length - '\\ud800'.length
    const message = `${half[0].slice(-6)} is half of a character, so visitors would see \ufffd`
    problems.push(problem('E_ENCODING', start, start + 6, message, { hint: 'Type the character itself, or write both halves.' }))
  }
  eachKey(tree!, (node, first, path) => {
    const key = node.value as string
    const end = node.offset + node.length
    if (first) {
      const hint = `The first one is at ${placeOf(first.offset)}. Keep only one.`
      const fix = duplicateKeyFix(file, first, node)
      problems.push(problem('E_DUPLICATE_KEY', node.offset, end, `duplicate key "${key}"`, { path, hint, fix }))
    }
    if (isForbiddenKey(key)) problems.push(problem('E_PROTO_KEY', node.offset, end, `"${key}" is not allowed as a key`, { path }))
  })
  return { text, value: JSON.parse(text) as unknown, problems }
}

/**
 * The value of a JSON text with duplicate or forbidden keys: of duplicate keys the first one counts, like for places and fixes, and
 * forbidden keys are left out.
 */
export function firstValues(text: string): unknown {
  const tree = parseTree(text)
  return tree && firstValue(tree)
}

function firstValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(firstValue)
  if (node.type !== 'object') return node.value as unknown
  const value: Record<string, unknown> = {}
  for (const { children: [key, inner] = [] } of node.children ?? []) {
    const name = key?.value as string
    if (inner && !isForbiddenKey(name) && !Object.hasOwn(value, name)) value[name] = firstValue(inner)
  }
  return value
}

/** Visits every key with the previous one of the same name in its object, if any. */
function eachKey(node: Node, visit: (key: Node, first: Node | undefined, path: string) => void, path: string[] = []): void {
  if (node.type === 'object') {
    const seen = new Map<string, Node>()
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? []
      if (!key) continue
      const name = key.value as string
      visit(key, seen.get(name), [...path, name].join('.'))
      if (!seen.has(name)) seen.set(name, key)
      if (value) eachKey(value, visit, [...path, name])
    }
  } else if (node.type === 'array') {
    node.children?.forEach((child, index) => eachKey(child, visit, [...path, String(index)]))
  }
}

/** Removes the second of two equal keys if both have the same value; undefined if they differ, so that the author must choose. */
function duplicateKeyFix(file: string, first: Node, second: Node): Fix | undefined {
  const [one, other] = [first, second].map((key) => key.parent?.children?.[1])
  if (!one || !other || JSON.stringify(getNodeValue(one)) !== JSON.stringify(getNodeValue(other))) return undefined
  return { do: 'remove', label: `Remove the second "${String(second.value).slice(0, 60)}"`, file, keyPath: getNodePath(other) }
}
