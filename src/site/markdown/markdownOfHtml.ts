import { guardedLine, indented, joinBlocks, markdownTable, plainMarkdown } from './plainMarkdown.ts'

/** An element of HTML that the build made of Markdown, or a text. */
type Node = Element | string
type Element = { tag: string; attributes: string; children: Node[] }

/** How addresses are written, and pictures. */
export type HtmlPieces = { link(piece: string, href: string): string; image(alt: string, src: string): string }

/** The HTML of a Markdown field as Markdown: blocks, with headings, lists, tables and code as they were written. */
export function markdownOfHtml(html: string, pieces: HtmlPieces): string {
  return blocksOf(treeOf(html), pieces)
}

const PART = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|[^<]+/g
const EMPTY: ReadonlySet<string> = new Set(['img', 'br', 'hr'])

function treeOf(html: string): Node[] {
  const root: Element = { tag: '', attributes: '', children: [] }
  const open = [root]
  for (const [text, end, tag, attributes = ''] of html.matchAll(PART)) {
    if (tag === undefined) open.at(-1)!.children.push(decoded(text))
    else if (end) open.pop()
    else {
      const element = { tag, attributes, children: [] }
      open.at(-1)!.children.push(element)
      if (!EMPTY.has(tag)) open.push(element)
    }
  }
  return root.children
}

/** The parser writes only these entities. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

const ATTRIBUTES = {
  alt: / alt="([^"]*)"/,
  class: / class="([^"]*)"/,
  href: / href="([^"]*)"/,
  src: / src="([^"]*)"/,
  start: / start="([^"]*)"/,
  value: / value="([^"]*)"/,
}

function attribute({ attributes }: Element, name: keyof typeof ATTRIBUTES): string | undefined {
  const value = ATTRIBUTES[name].exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

const BLOCK = /^(?:p|h[1-6]|ul|ol|pre|blockquote|table|hr)$/

/** Elements as blocks; texts and elements of a line that follow each other are one. */
function blocksOf(nodes: readonly Node[], pieces: HtmlPieces): string {
  const blocks: string[] = []
  let line: Node[] = []
  const endLine = () => {
    blocks.push(guardedLine(lineOf(line, pieces)))
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !BLOCK.test(node.tag)) line.push(node)
    else {
      endLine()
      blocks.push(blockOf(node, pieces))
    }
  }
  endLine()
  return joinBlocks(blocks)
}

function blockOf(element: Element, pieces: HtmlPieces): string {
  const { tag, children } = element
  if (tag === 'hr') return '---'
  if (tag === 'pre') return fencedCode(children)
  if (tag === 'ul' || tag === 'ol') return listOf(element, pieces)
  if (tag === 'table') return tableOf(element, pieces)
  if (tag === 'blockquote') return blocksOf(children, pieces).replace(/^/gm, '> ').replace(/^> $/gm, '>')
  const line = lineOf(children, pieces)
  return tag === 'p' ? guardedLine(line) : headingLine(Number(tag[1]), line)
}

/** A heading; signs at its end are text. */
export function headingLine(level: number, line: string): string {
  return `${'#'.repeat(level)} ${guardedLine(line.replace(/\\?\n/g, ' ')).replace(/#$/, String.raw`\$&`)}`
}

function fencedCode(children: readonly Node[]): string {
  const [code] = children
  const isElement = typeof code === 'object'
  const text = textOf(isElement ? code.children : children).replace(/\n$/, '')
  const name = isElement ? (/language-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? '') : ''
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${name}\n${text}\n${fence}`
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

function listOf(list: Element, pieces: HtmlPieces): string {
  const items = elementsIn(list)
  const isLoose = items.some(({ children }) => children.some((child) => typeof child === 'object' && child.tag === 'p'))
  let number = Number(attribute(list, 'start') ?? 1) - 1
  return items
    .map((item) => {
      number = Number(attribute(item, 'value') ?? number + 1)
      const content = blocksOf(item.children, pieces)
      return indented(list.tag === 'ol' ? `${number}. ` : '- ', isLoose ? content : content.replace(/\n\n(?=(?:-|\d+\.) )/g, '\n'))
    })
    .join(isLoose ? '\n\n' : '\n')
}

function tableOf(table: Element, pieces: HtmlPieces): string {
  const [headings = [], ...rows] = elementsIn(table)
    .flatMap(elementsIn)
    .map((row) => elementsIn(row))
  const marks: Record<string, string> = { left: ':--', center: ':-:', right: '--:' }
  const align = headings.map((cell) => marks[/text-align:(\w+)/.exec(cell.attributes)?.[1] ?? ''] ?? '---')
  const lines = (row: readonly Element[]) => row.map(({ children }) => lineOf(children, pieces))
  return markdownTable(lines(headings), rows.map(lines), align)
}

function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => typeof child === 'object')
}

/** Elements as a piece of a line. */
function lineOf(nodes: readonly Node[], pieces: HtmlPieces): string {
  return nodes.map((node) => (typeof node === 'string' ? plainMarkdown(node) : pieceOf(node, pieces))).join('')
}

function pieceOf(element: Element, pieces: HtmlPieces): string {
  const { tag, children } = element
  if (tag === 'br') return '\\\n'
  if (tag === 'img') return pieces.image(attribute(element, 'alt') ?? '', attribute(element, 'src') ?? '')
  if (tag === 'code') return inlineCode(textOf(children))
  const content = lineOf(children, pieces)
  if (tag === 'a') return pieces.link(content, attribute(element, 'href') ?? '')
  const mark = MARKS[tag] ?? ''
  return mark + content + mark
}

const MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*', s: '~~' }

function inlineCode(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  return fence + space + text + space + fence
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
}
