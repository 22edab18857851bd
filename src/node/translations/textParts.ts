import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import type { Nodes, PhrasingContent } from 'mdast'
import { gfm } from 'micromark-extension-gfm'
import { templateFields } from '#src/site/fields/fieldTemplate.ts'
import { type Inline, type Span, type TextPart, joined } from './inlineText.ts'

/** The parts of a text for translators. Joining their `raw` gives the text. */
export function textParts(text: string, isMarkdown: boolean): TextPart[] {
  return isMarkdown ? markdownParts(text) : [{ raw: text, inline: withValues(text), around: 'text' }]
}

/** Words, with fields in braces as marks. */
function withValues(text: string): Inline[] {
  let end = 0
  const pieces: Inline[] = []
  for (const [index, { raw, at }] of templateFields(text).entries()) {
    pieces.push(text.slice(end, at), { id: `c${index + 1}`, kind: 'value', raw })
    end = at + raw.length
  }
  return joined([...pieces, text.slice(end)])
}

const LEAVES: Readonly<Partial<Record<Nodes['type'], TextPart['around']>>> = { paragraph: 'text', heading: 'heading', tableCell: 'cell' }

function markdownParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let [end, blocks, codes] = [0, 0, 0]
  const until = (start: number) => {
    if (start > end) parts.push({ raw: text.slice(end, start), inline: [blockOf(start)], around: 'block' })
    end = start
  }
  const blockOf = (start: number): Inline => ({ id: `b${(blocks += 1)}`, kind: 'block', raw: text.slice(end, start) })
  const visit = (node: Nodes) => {
    const around = LEAVES[node.type]
    if (!('children' in node) || node.children.length === 0) return
    if (around === undefined) return node.children.forEach(visit)
    const [from, to] = [startOf(node.children[0]!), endOf(node.children.at(-1)!)]
    until(from)
    const inline = inlineOf(node.children as PhrasingContent[], text, () => `c${(codes += 1)}`)
    parts.push({ raw: text.slice(from, to), inline, around })
    end = to
  }
  visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
  until(text.length)
  return parts
}

const SPANS: Readonly<Partial<Record<PhrasingContent['type'], Span['kind']>>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'struck',
  link: 'link',
  linkReference: 'link',
}
const MARKS = { inlineCode: 'code', break: 'break', image: 'image', imageReference: 'image' } as const

function inlineOf(nodes: readonly PhrasingContent[], text: string, newId: () => string): Inline[] {
  return joined(
    nodes.map((node, index): Inline => {
      const raw = text.slice(startOf(node), endOf(node))
      // Line breaks within a paragraph are spaces.
      if (node.type === 'text') return node.value.replaceAll('\n', ' ')
      // The site does not have links for bare addresses.
      if (node.type === 'link' && !raw.startsWith('[') && !raw.startsWith('<')) return raw
      const id = newId()
      const kind = SPANS[node.type]
      if (kind && 'children' in node && node.children.length > 0 && !raw.startsWith('<')) {
        const [from, to] = [startOf(node.children[0]!), endOf(node.children.at(-1)!)]
        const codes = { open: text.slice(startOf(node), from), close: text.slice(to, endOf(node)) }
        return { id, kind, ...codes, inner: inlineOf(node.children, text, newId) }
      }
      const alt = 'alt' in node ? (node.alt ?? '') : ''
      if (alt !== '' && raw.startsWith(`![${alt}]`))
        return { id, kind: 'image', open: '![', close: raw.slice(alt.length + 2), inner: [alt] }
      const next = nodes[index + 1]
      return {
        id,
        kind: node.type in MARKS ? MARKS[node.type as keyof typeof MARKS] : 'other',
        // The mark of a list or a quotation at the start of the next line belongs to the break.
        raw: node.type === 'break' && next ? text.slice(startOf(node), startOf(next)) : raw,
      }
    }),
  )
}

const startOf = ({ position }: Nodes): number => position!.start.offset!
const endOf = ({ position }: Nodes): number => position!.end.offset!
