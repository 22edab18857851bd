import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A value in a list, or a key with its colon in an object. */
const NEXT_ITEM = /(?:"(?:[^"\\\n]|\\.)*"|[[{]|-?\d|true\b|false\b|null\b)/y
const NEXT_KEY = /"(?:[^"\\\n]|\\.)*"\s*:/y

/** A string, which may be unclosed, or a bracket. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g

/**
 * The offsets after values at which a comma is missing, if a JSON text has no other error. Undefined if the first error is another one; if
 * a later one is, only the first offset.
 */
export function missingCommas(text: string): number[] | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const isInList = listWatch(text)
  const found = errors.map(({ error, offset }) =>
    printParseErrorCode(error) === 'CommaExpected' ? gapBefore(text, offset, isInList) : undefined,
  )
  if (found[0] === undefined) return undefined
  return found.every((offset) => offset !== undefined) ? [...new Set(found)] : [found[0]]
}

/** The position of the missing comma at a parser’s error offset; undefined if no item follows. */
function gapBefore(text: string, offset: number, isInList: (offset: number) => boolean): number | undefined {
  const end = text.slice(0, offset).trimEnd().length
  NEXT_KEY.lastIndex = offset
  NEXT_ITEM.lastIndex = offset
  const isItem = NEXT_KEY.test(text) || (NEXT_ITEM.test(text) && isInList(offset))
  // Without a gap, quotation marks in a text are more likely than two texts.
  return isItem && !(end === offset && text[end - 1] === '"') && !(text[end - 1] === '0' && /\d/.test(text[offset]!)) ? end : undefined
}

/** Returns a test whether the bracket that is open at an offset is that of a list. Offsets must be ascending: the text is read once. */
function listWatch(text: string): (offset: number) => boolean {
  const tokens = text.matchAll(TOKEN)
  const open: string[] = []
  let next = tokens.next()
  return (offset) => {
    for (; !next.done && next.value.index < offset; next = tokens.next()) {
      const [token] = next.value
      if (token === '{' || token === '[') open.push(token)
      else if (token === '}' || token === ']') open.pop()
    }
    return open.at(-1) === '['
  }
}
