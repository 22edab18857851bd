import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { TextRange } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { type TextLines, textLines } from '#src/node/config/read/textLines.ts'

/** The lines of a JSON text, and where its values stand in them. */
export type JsonPlaces = TextLines & {
  /**
   * Where the value at a path of keys stands, or its key; the nearest parent that exists when it is missing. Of an object or a list, the
   * bracket that opens it.
   */
  place(keyPath: KeyPath, onKey?: boolean): TextRange
}

/** Finds places in a JSON text, which is parsed once more for that: most files have no problems, so that nobody asks for their places. */
export function jsonPlaces(text: string, isJson: boolean): JsonPlaces {
  const { lines, rangeAt } = textLines(text)
  const tree = isJson ? parseTree(text) : undefined
  return {
    lines,
    rangeAt,
    place(keyPath, onKey = false) {
      const [start, end] = tree ? spanOf(tree, keyPath, onKey) : [0, tokenEnd(text, 0)]
      return rangeAt(start, end)
    },
  }
}

/**
 * The offsets of a value, or of its key; of the nearest parent that exists when it is missing. Of an object or a list, only the bracket
 * that opens it.
 */
function spanOf(tree: Node, keyPath: KeyPath, onKey: boolean): [start: number, end: number] {
  for (let length = keyPath.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, keyPath.slice(0, length))
    if (!node) continue
    const key = onKey && length === keyPath.length && node.parent?.type === 'property' ? node.parent.children![0] : undefined
    return spanOfNode(key ?? node)
  }
  return spanOfNode(tree)
}

function spanOfNode({ type, offset, length }: Node): [start: number, end: number] {
  return [offset, offset + (type === 'object' || type === 'array' ? 1 : length)]
}

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|\/[/*].*|[[\]{}:,]|[^\s[\]{}:,"]+/y

/** The offset behind the token that starts at an offset where JSON is wrong, which no parser knows as a whole; it ends with its line. */
export function tokenEnd(text: string, start: number): number {
  TOKEN.lastIndex = start
  return start + (TOKEN.exec(text)?.[0].trimEnd().length ?? 0)
}
