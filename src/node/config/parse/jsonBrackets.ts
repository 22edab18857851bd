type Bracket = 'open' | 'close'

/** Calls the visitor for every bracket outside strings, until it returns true. */
function eachBracket(text: string, visit: (bracket: Bracket, index: number) => boolean | void): void {
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      if (visit('open', index)) return
    } else if ((character === '}' || character === ']') && visit('close', index)) return
  }
}

/** The offset of the first bracket of a JSON text that is nested deeper than `limit`. */
export function offsetDeeperThan(text: string, limit: number): number | undefined {
  let depth = 0
  let found: number | undefined
  eachBracket(text, (bracket, index) => {
    depth += bracket === 'open' ? 1 : -1
    if (depth <= limit) return false
    found = index
    return true
  })
  return found
}

/**
 * The bracket that is still open at `offset` when a parser stops there with an error code of `jsonc-parser` that may mean a missing closing
 * bracket.
 */
export function unclosedBracket(text: string, offset: number, code: string): { offset: number; closer: '}' | ']' } | undefined {
  const open: number[] = []
  eachBracket(text.slice(0, offset), (bracket, index) => void (bracket === 'open' ? open.push(index) : open.pop()))
  const opener = open.at(-1)
  if (opener === undefined) return undefined
  const closer = text[opener] === '{' ? '}' : ']'
  const isMissing =
    code.startsWith('CloseBrac') || (code === 'CommaExpected' && '}]'.includes(text[offset] ?? ' ') && text[offset] !== closer)
  return isMissing ? { offset: opener, closer } : undefined
}
