import { markdownNodes } from '#src/node/import/text/markdownNodes.ts'
import { pastedMarkdown } from './pastedMarkdown.ts'

/** Where text is pasted: the Markdown before and after the selection, and the address of the site. */
export type PastePlace = { before: string; after: string; own?: string | undefined }

/** What is pasted: `insert` is null for plain text; `pictures` are numbers of `img` elements, as in `PastedMarkdown`. */
export type Pasted = { insert: string | null; told: string[]; pictures: number[] }

/** The deepest nesting that is read. Documents stay far below it; much deeper trees exceed the stack. */
const DEEPEST = 400

/**
 * The text that replaces the selection when HTML is pasted, with the empty lines that it needs around it, and sentences about what did not
 * come, or came otherwise. Null if the text is to be pasted without formatting: within code, and where it has none.
 */
export function pasteInto(html: string, { before, after, own }: PastePlace): Pasted {
  if (isInCode(before)) return { insert: null, told: [], pictures: [] }
  if (depthOf(html) > DEEPEST)
    return { insert: null, told: ['The text was pasted without formatting, because its HTML is nested too deeply.'], pictures: [] }
  const level = markdownNodes(before).findLast((node) => node.type === 'heading')?.depth ?? 1
  const { markdown, kind, told, pictures } = pastedMarkdown(html, { level, own })
  if (kind === 'plain') return { insert: told.length > 0 && markdown === '' ? '' : null, told, pictures }
  if (kind === 'inline') return { insert: markdown, told, pictures }
  const [above, below] = [
    before.endsWith('\n\n') ? 2 : before.endsWith('\n') ? 1 : 0,
    after.startsWith('\n\n') ? 2 : after.startsWith('\n') ? 1 : 0,
  ]
  return { insert: `${gap(above, before)}${markdown}${gap(below, after)}`, told, pictures }
}

/** The line ends between a block and its neighbor, which has some already. */
function gap(ends: number, neighbor: string): string {
  return neighbor.trim() === '' ? '' : '\n'.repeat(2 - ends)
}

/** Whether a text ends within a fenced block. */
function isInCode(text: string): boolean {
  let fence = ''
  for (const line of text.split('\n')) {
    const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') fence = mark
    else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
  }
  return fence !== ''
}

/** An upper limit of how deep elements are nested. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0]
  for (const [tag] of html.matchAll(/<\/?[a-z][^<>\s/]*/gi)) {
    if (/^<\/?(?:br|img|col|hr|meta|link|input|wbr|source|o:p)$/i.test(tag)) continue
    depth = Math.max(0, depth + (tag.startsWith('</') ? -1 : 1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
