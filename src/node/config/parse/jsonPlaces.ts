import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { TextRange } from '#src/site/problem.ts'
import type { KeyPath } from '#src/site/site.ts'
import { type TextLines, textLines } from '#src/node/config/read/textLines.ts'

/** The lines of a JSON text, and the places of its values. */
export type JsonPlaces = TextLines & {
  /**
   * The place of the value at a key path, or of its key; of the nearest existing parent if it is missing. For an object or a list, its
   * opening bracket.
   */
  place(keyPath: KeyPath, onKey?: boolean): TextRange
}

/** Finds places in a JSON text, which is parsed again for this: most files have no problems and need no places. */
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
 * The offsets of a value, or of its key; of the nearest existing parent if it is missing. For an object or a list, only its opening
 * bracket.
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

/** The end offset of the token at an offset with invalid JSON; the token ends at its line end at the latest. */
export function tokenEnd(text: string, start: number): number {
  TOKEN.lastIndex = start
  return start + (TOKEN.exec(text)?.[0].trimEnd().length ?? 0)
}
