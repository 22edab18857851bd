import type { Heading, Paragraph, RootContent } from 'mdast'
import type { BodyContext, Piece } from '#src/node/import/text/bodyWriter.ts'
import { markdownText } from '#src/site/markdown/markdownText.ts'
import { isPlain, wordsOf } from '#src/node/import/text/markdownNodes.ts'
import { settledText } from '#src/node/import/text/settledText.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { withoutLinks } from '#src/node/import/text/withoutLinks.ts'

const MOST_SECTIONS = 58
const LONGEST_TEXT = 50_000
const LONGEST_LEAD = 320

/** How much of a piece may come: all of it, only its words, or nothing. */
export type Care = 'all' | 'words' | 'nothing'

/** A section of the new page, with the numbers of the pieces that it was made of. */
export type MadeSection = { section: Record<string, unknown>; pieces: number[] }

/** The sections of a page below its first one, and the short first paragraph, which becomes its lead. */
export type MadeBody = { lead: string | undefined; sections: MadeSection[] }

type Part = { nodes: RootContent[]; pieces: number[] }

/** Makes sections of the pieces of a page, and counts what became of their blocks. `careOf` tells which pieces were refused before. */
export function sectionsOf(pieces: readonly Piece[], context: BodyContext, careOf: (piece: number) => Care, takesLead: boolean): MadeBody {
  const made = attempt(false)
  return made.sections.length > MOST_SECTIONS ? attempt(true) : made

  function attempt(textOnly: boolean): MadeBody {
    const sections: MadeSection[] = []
    let text: Part = { nodes: [], pieces: [] }
    let level = 1
    let lead: string | undefined
    let isStart = takesLead

    const addText = (nodes: readonly RootContent[], piece: number) => {
      for (const node of nodes) {
        if (isStart && node.type === 'paragraph' && isPlain(node.children) && wordsOf(node).trim().length <= LONGEST_LEAD) {
          lead = shortened(wordsOf(node), LONGEST_LEAD)
          isStart = false
          continue
        }
        isStart = false
        if (node.type === 'heading') {
          level = Math.min(Math.max(node.depth, 2), level + 1)
          text.nodes.push({ ...node, depth: level as Heading['depth'] })
        } else text.nodes.push(node)
      }
      if (nodes.length > 0) text.pieces.push(piece)
    }
    const endText = () => {
      for (const nodes of parted(text.nodes))
        sections.push({ section: { type: 'richText', body: markdownText(nodes) }, pieces: text.pieces })
      text = { nodes: [], pieces: [] }
    }
    /** The heading at the end of the text, with a short paragraph below it. */
    const takeTitle = (): { title: string; lead?: string } | undefined => {
      const last = text.nodes.at(-1)
      const words = last && wordsOf(last).trim()
      if (!last || !words) return undefined
      if (last.type === 'heading' && words.length <= 120) {
        text.nodes.pop()
        return { title: shortened(words, 120) }
      }
      const before = text.nodes.at(-2)
      if (last.type !== 'paragraph' || before?.type !== 'heading' || !isPlain((last as Paragraph).children)) return undefined
      const title = wordsOf(before).trim()
      if (title === '' || title.length > 120 || words.length > LONGEST_LEAD) return undefined
      text.nodes.splice(-2)
      return { title: shortened(title, 120), lead: shortened(words, LONGEST_LEAD) }
    }

    for (const [index, piece] of pieces.entries()) {
      const care = careOf(index)
      if (care === 'nothing') continue
      const nodes = piece.kind === 'text' ? piece.nodes : piece.instead
      const settled = () => settledText(care === 'words' ? withoutLinks(nodes) : nodes, context)
      if (piece.kind === 'text' || care === 'words' || textOnly) {
        addText(settled(), index)
        continue
      }
      const titled = piece.needsTitle ? takeTitle() : {}
      if (!titled) {
        addText(settled(), index)
        continue
      }
      const { type, ...fields } = piece.section
      isStart = false
      endText()
      if (piece.needsTitle) level = 2
      const { lead: below, ...title } = titled as { title?: string; lead?: string }
      const words = below === undefined ? {} : type === 'callToAction' ? { text: below } : { lead: below }
      sections.push({ section: { type, ...title, ...words, ...fields }, pieces: [index] })
    }
    endText()
    return { lead, sections }
  }
}

/** What became of the blocks of a page, by the sections that were made of its pieces. */
export function outcomes(pieces: readonly Piece[], { sections }: MadeBody, careOf: (piece: number) => Care) {
  const asSection = new Set(sections.flatMap(({ section, pieces }) => (section['type'] === 'richText' ? [] : pieces)))
  return pieces.flatMap((piece, index) =>
    piece.blocks.map((block) => {
      if (block.outcome === 'lost' || block.outcome === 'layout') return block
      if (careOf(index) === 'nothing') return { ...block, outcome: 'lost' as const, why: 'the site cannot show it without an error' }
      return { ...block, outcome: asSection.has(index) ? ('section' as const) : ('markdown' as const) }
    }),
  )
}

/** Divides a very long text before its headings or paragraphs. */
function parted(nodes: RootContent[]): RootContent[][] {
  if (nodes.length === 0) return []
  const parts: RootContent[][] = [[]]
  let length = 0
  for (const node of nodes) {
    const size = markdownText([node]).length
    if (length > 0 && length + size > LONGEST_TEXT) {
      parts.push([])
      length = 0
    }
    parts.at(-1)!.push(node)
    length += size + 2
  }
  return parts.filter((part) => markdownText(part) !== '')
}
