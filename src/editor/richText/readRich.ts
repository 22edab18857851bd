import type { Env, Token } from 'markdown-it'
import type { Attrs, Mark, Node } from 'prosemirror-model'
import { markdownSyntax } from '#src/site/markdown/markdownSyntax.ts'
import { richSchema } from './richSchema.ts'

/**
 * A block of a text: its node, and the lines that it is written in, from the first to the one after the last. A block that is not `isKnown`
 * has something that its node cannot say.
 */
export type ReadBlock = { node: Node; from: number; to: number; isKnown: boolean }

/** The named addresses of a text, as the parser collects them. */
export type References = NonNullable<Env['references']>

/** The parser of the page, except that addresses are as written. */
const parser = spelled(markdownSyntax())

function spelled(syntax: ReturnType<typeof markdownSyntax>) {
  const { normalizeLink, validateLink } = syntax
  syntax.normalizeLink = (address) => address
  syntax.validateLink = (address) => validateLink(normalizeLink(address))
  return syntax
}

/** Reads Markdown as the page does. `references` are addresses that are named elsewhere; those of the text are added. */
export function readRich(text: string, references: References = {}): ReadBlock[] {
  const builder = new Builder()
  for (const token of parser.parse(text, { references })) builder.take(token)
  return builder.blocks
}

const { nodes, marks } = richSchema

/** Node types and attributes of the tokens around blocks. */
const BLOCKS: Record<string, (token: Token) => { type: string; attrs?: Attrs }> = {
  paragraph: () => ({ type: 'paragraph' }),
  heading: ({ tag }) => ({ type: 'heading', attrs: { level: Number(tag.slice(1)) } }),
  blockquote: () => ({ type: 'blockquote' }),
  bullet_list: ({ markup }) => ({ type: 'bullet_list', attrs: { marker: markup } }),
  ordered_list: (token) => ({ type: 'ordered_list', attrs: { marker: token.markup, start: Number(token.attrGet('start') ?? 1) } }),
  list_item: () => ({ type: 'list_item' }),
  table: () => ({ type: 'table' }),
  tr: () => ({ type: 'table_row' }),
  th: (token) => ({ type: 'table_header', attrs: { align: alignOf(token) } }),
  td: (token) => ({ type: 'table_cell', attrs: { align: alignOf(token) } }),
}

const MARKS: Record<string, (token: Token) => Mark> = {
  em: () => marks.em.create(),
  strong: () => marks.strong.create(),
  s: () => marks.strike.create(),
  link: (token) => marks.link.create({ href: token.attrGet('href') ?? '', title: token.attrGet('title') }),
}

type Open = { type: string; attrs: Record<string, unknown>; children: Node[]; lines: [number, number] | null; numbers: number[] }

class Builder {
  readonly blocks: ReadBlock[] = []
  private readonly open: Open[] = []
  private isKnown = true

  take(token: Token): void {
    const [name, end] = nameOf(token.type)
    if (end === 'open' && BLOCKS[name]) {
      const { type, attrs = {} } = BLOCKS[name](token)
      this.open.push({ type, attrs, children: [], lines: token.map, numbers: [] })
      // A tight list hides the paragraphs of its items.
      if (token.type === 'paragraph_open' && !token.hidden) for (const list of this.lists().slice(-1)) list.attrs['tight'] = false
      if (token.type === 'list_item_open') this.open.at(-2)?.numbers.push(Number(token.info))
    } else if (end === 'close' && BLOCKS[name]) this.close()
    else if (token.type === 'inline') this.open.at(-1)?.children.push(...inlineNodes(token.children ?? []))
    else if (token.type === 'hr') this.add(nodes.horizontal_rule.create(), token.map)
    else if (token.type === 'fence' || token.type === 'code_block') {
      const words = token.content.endsWith('\n') ? token.content.slice(0, -1) : token.content
      const content = words === '' ? null : richSchema.text(words)
      this.add(nodes.code_block.create({ info: token.type === 'fence' ? token.info.trim() : '' }, content), token.map)
    }
  }

  private lists(): Open[] {
    const item = this.open.at(-2)
    return item?.type === 'list_item' ? [this.open.at(-3)!] : []
  }

  private close(): void {
    const { type, attrs, children, lines, numbers } = this.open.pop()!
    if (type === 'ordered_list') {
      const isSame = numbers.length > 1 && numbers.every((number) => number === numbers[0])
      Object.assign(attrs, { same: isSame })
      // The page shows numbers that skip some as they are written.
      if (!isSame && numbers.some((number, index) => index > 0 && number !== numbers[index - 1]! + 1)) this.isKnown = false
    }
    if (type === 'list_item' && children.length === 0) children.push(nodes.paragraph.create())
    if (type === 'blockquote' && children.length === 0) children.push(nodes.paragraph.create())
    this.add(richSchema.node(type, attrs, children), lines)
  }

  private add(node: Node, lines: [number, number] | null): void {
    const parent = this.open.at(-1)
    if (parent) parent.children.push(node)
    else {
      this.blocks.push({ node, from: lines?.[0] ?? 0, to: lines?.[1] ?? 0, isKnown: this.isKnown && isValid(node) })
      this.isKnown = true
    }
  }
}

/** Whether the schema has room for the content of a node: lines of a heading, for example, cannot be broken. */
function isValid(node: Node): boolean {
  try {
    node.check()
    return true
  } catch {
    return false
  }
}

/** `list_item_open` is `list_item` and `open`. */
function nameOf(type: string): [string, string] {
  const at = type.lastIndexOf('_')
  return at === -1 ? [type, ''] : [type.slice(0, at), type.slice(at + 1)]
}

function alignOf(token: Token): string | null {
  const style = String(token.attrGet('style') ?? '')
  return style.startsWith('text-align:') ? style.slice('text-align:'.length) : null
}

function inlineNodes(tokens: readonly Token[]): Node[] {
  const done: Node[] = []
  let active: readonly Mark[] = []
  const open: Mark[] = []
  const text = (words: string, with_: readonly Mark[]) => {
    const before = done.at(-1)
    if (words === '') return
    if (before?.isText && sameMarks(before.marks, with_)) done[done.length - 1] = richSchema.text(before.text! + words, with_)
    else done.push(richSchema.text(words, with_))
  }
  for (const token of tokens) {
    const [name, end] = nameOf(token.type)
    if (end !== '' && MARKS[name]) {
      if (end === 'open') open.push(MARKS[name](token))
      else open.pop()
      active = open.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), [])
    } else if (token.type === 'softbreak') text(' ', active)
    else if (token.type === 'hardbreak') done.push(nodes.hard_break.create(null, null, active))
    else if (token.type === 'code_inline') text(token.content, marks.code.create().addToSet(active))
    else if (token.type === 'image') {
      const attrs = { src: token.attrGet('src') ?? '', alt: altOf(token), title: token.attrGet('title') }
      done.push(nodes.image.create(attrs, null, active))
    } else text(token.content.replaceAll('\n', ' '), active)
  }
  return done
}

function sameMarks(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.length === other.length && one.every((mark, index) => mark.eq(other[index]!))
}

/** The description of a picture, without the looks of its words. */
function altOf({ children }: Token): string {
  return (children ?? [])
    .map((token) =>
      token.type === 'image' ? altOf(token) : token.type === 'softbreak' || token.type === 'hardbreak' ? ' ' : token.content,
    )
    .join('')
}
