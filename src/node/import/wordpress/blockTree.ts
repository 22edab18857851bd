/** A block of Gutenberg. `parts` are its HTML and the blocks within it, in order. Text outside of blocks has the name `classic`. */
export type Block = { name: string; attrs: Record<string, unknown>; parts: (string | Block)[] }

const OPENING = /^\s*wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*([^]*)$/
const CLOSING = /^\s*\/wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*$/

/** The blocks of the content of a page. A block that is never closed ends with the content, as in WordPress. */
export function blockTree(content: string): Block[] {
  const root: Block = { name: '', attrs: {}, parts: [] }
  const open = [root]
  let at = 0
  const addText = (end: number) => {
    if (end > at) open.at(-1)!.parts.push(content.slice(at, end))
  }
  for (let from = content.indexOf('<!--'); from >= 0;) {
    const end = content.indexOf('-->', from)
    if (end < 0) break
    const comment = content.slice(from + 4, end)
    const closing = CLOSING.exec(comment)
    const opening = closing ? null : OPENING.exec(comment)
    if (opening || closing) {
      addText(from)
      at = end + 3
    }
    if (opening) {
      const isWhole = opening[2]!.trimEnd().endsWith('/')
      const said = isWhole ? opening[2]!.trimEnd().slice(0, -1) : opening[2]!
      const block: Block = { name: opening[1]!.replace(/^core\//, ''), attrs: attrsOf(said), parts: [] }
      open.at(-1)!.parts.push(block)
      if (!isWhole) open.push(block)
    } else if (closing) {
      // The end of a block that was never opened means nothing.
      const index = open.findLastIndex(({ name }, depth) => depth > 0 && name === closing[1]!.replace(/^core\//, ''))
      if (index > 0) open.length = index
    }
    from = content.indexOf('<!--', end)
  }
  addText(content.length)
  return root.parts.flatMap((part) =>
    typeof part !== 'string' ? [part] : part.trim() === '' ? [] : [{ name: 'classic', attrs: {}, parts: [part] }],
  )
}

/** The blocks directly within a block. */
export function childBlocks(block: Block): Block[] {
  return block.parts.filter((part) => typeof part !== 'string')
}

/** The block and all blocks within it. */
export function withDescendants(block: Block): Block[] {
  return [block, ...childBlocks(block).flatMap(withDescendants)]
}

/** The HTML of a block, with that of the blocks within it. */
export function htmlOf(block: Block): string {
  return block.parts.map((part) => (typeof part === 'string' ? part : htmlOf(part))).join('')
}

/** The HTML of a block without that of the blocks within it. */
export function ownHtml(block: Block): string {
  return block.parts.filter((part) => typeof part === 'string').join('')
}

function attrsOf(text: string): Record<string, unknown> {
  if (text.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}
