/** A text of a page, and an offset within it. */
export type Caret = { node: Text; offset: number }

/** The text and offset at a point of the window; undefined if there is none. */
export function caretAt(document: Document, x: number, y: number): Caret | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset]
  return node?.nodeType === 3 ? { node: node as Text, offset: offset ?? 0 } : undefined
}

/** A point within words of a page: the words of its text node, and the offset in them. */
export type WordPoint = { words: string; offset: number }

/** What was picked in a text of the page: a point, or the words from there to `to`; `block` are the words of the lines around. */
export type PickedWords = WordPoint & { block: string; to?: WordPoint | undefined }

const LINES = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dd, dt, figcaption, pre, summary, label, button, div'

/** The words that are selected on a page, or those at a point of its window; undefined if there are none. */
export function wordsAt(document: Document, x: number, y: number): PickedWords | undefined {
  const selection = document.getSelection()
  const range = selection && selection.rangeCount > 0 && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
  const [from, to] = range ? [textPoint(range, 'start'), textPoint(range, 'end')] : [caretAt(document, x, y), undefined]
  if (!from || (range && !to)) return undefined
  const block = from.node.parentElement?.closest(LINES)?.textContent.trim() ?? ''
  return { ...pointIn(from), block, ...(to && { to: pointIn(to) }) }
}

function pointIn({ node, offset }: Caret): WordPoint {
  const words = node.data.trim()
  const start = node.data.length - node.data.trimStart().length
  return { words, offset: Math.min(Math.max(offset - start, 0), words.length) }
}

/** The first or last text of a range that has selected words. */
function textPoint(range: Range, side: 'start' | 'end'): Caret | undefined {
  const document = range.startContainer.ownerDocument!
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const texts: Caret[] = []
  for (
    let node = range.commonAncestorContainer.nodeType === 3 ? range.commonAncestorContainer : walker.nextNode();
    node;
    node = walker.nextNode()
  ) {
    const text = node as Text
    const [start, end] = [
      text === range.startContainer ? range.startOffset : 0,
      text === range.endContainer ? range.endOffset : text.length,
    ]
    const isIn = range.intersectsNode(text) && start < end && text.data.slice(start, end).trim() !== ''
    if (isIn) texts.push({ node: text, offset: side === 'start' ? start : end })
  }
  return side === 'start' ? texts[0] : texts.at(-1)
}
