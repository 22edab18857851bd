/** A text of a page, and an offset within it. */
export type Caret = { node: Text; offset: number }

/** The text and offset at a point of the window; undefined if there is none. */
export function caretAt(document: Document, x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset]
  return node?.nodeType === 3 ? { node: node as Text, offset: offset ?? 0 } : undefined
}
