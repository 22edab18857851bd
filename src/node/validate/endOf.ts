const STRING = /"(?:[^"\\]|\\.)*"?/y
const BRACKET = /[[\]{}:,]/y
const LITERAL = /[^\s[\]{}:,"]+/y
const REST = /\S(?:.*\S)?/y
/** The target of a link or picture in Markdown, which stands behind `](`. */
const TARGET = /(?<=\]\()[^\s)]+/y

/**
 * The column (from 1) behind the JSON token that starts at a column of a line: a string with its quotes, a number or word, one bracket or
 * sign. Tokens do not go over lines; an unclosed string and a comment end with their line, and so does everything but the target of a link
 * when the text is `prose`. Where nothing starts, the column itself.
 */
export function endOf(line: string, column: number, kind: 'json' | 'prose' = 'json'): number {
  const start = column - 1
  const isComment = line.startsWith('//', start) || line.startsWith('/*', start)
  const patterns = kind === 'prose' ? [TARGET, REST] : isComment ? [REST] : [STRING, BRACKET, LITERAL]
  for (const pattern of patterns) {
    pattern.lastIndex = start
    const found = pattern.exec(line)
    if (found) return column + found[0].trimEnd().length
  }
  return column
}
