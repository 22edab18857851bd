import type { Element, Root } from 'hast'
import { type Handle, toMdast } from 'hast-util-to-mdast'
import type { PhrasingContent, RootContent } from 'mdast'
import { attribute, elementsIn, textOf } from './htmlTree.ts'
import { barePath } from './barePath.ts'
import { replaceNodes } from './markdownNodes.ts'

/** Tells of an element that Markdown cannot have. */
export type TellLost = (what: string, why: string) => void

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'meta', 'link'])
const LOST = new Set(['form', 'object', 'embed', 'svg', 'canvas', 'select', 'textarea', 'input', 'map', 'marquee'])

/** HTML as nodes of Markdown. What Markdown cannot have becomes a link, or is reported as lost. */
export function htmlMarkdown(tree: Root, tell: TellLost): RootContent[] {
  const linked: Handle = (state, element: Element) => {
    const source = elementsIn(element, 'source')[0]
    const url = attribute(element, 'src') ?? (source && attribute(source, 'src'))
    if (!url) return (tell(`<${element.tagName}>`, 'it has no address'), undefined)
    tell(`<${element.tagName}>`, 'became a link')
    const link = { type: 'link' as const, url, children: [{ type: 'text' as const, value: attribute(element, 'title') ?? fileName(url) }] }
    state.patch(element, link)
    return link
  }
  const gone: Handle = (_state, element: Element) => void tell(`<${element.tagName}>`, 'Markdown has no such element')
  const quiet: Handle = (_state, element: Element) =>
    void (textOf(element).trim() === '' ? undefined : tell(`<${element.tagName}>`, 'it is code'))
  const figure: Handle = (state, element: Element) => {
    const caption = element.children.find((child) => child.type === 'element' && child.tagName === 'figcaption')
    const rest = { ...element, children: element.children.filter((child) => child !== caption) }
    const content = state.toFlow(state.all(rest))
    if (!caption || textOf(caption).trim() === '') return content
    const words = { type: 'emphasis' as const, children: state.all(caption as Element) as PhrasingContent[] }
    replaceNodes(words, (node) => (node.type === 'emphasis' ? node.children : [node]))
    return [...content, { type: 'paragraph' as const, children: [words] }]
  }
  const handlers: Record<string, Handle> = { iframe: linked, video: linked, audio: linked, figure }
  for (const name of LOST) handlers[name] = gone
  for (const name of SILENT) handlers[name] = quiet
  const root = toMdast(tree, { handlers, document: false, newlines: false })
  if (root.type !== 'root') return [root as RootContent]
  return wrapped(root.children)
}

/** Adds paragraphs around words that have none. */
function wrapped(children: readonly RootContent[]): RootContent[] {
  const done: RootContent[] = []
  for (const child of children) {
    const before = done.at(-1)
    if (!INLINE.has(child.type)) done.push(child)
    else if (before?.type === 'paragraph' && open.has(before)) before.children.push(child as never)
    else if (child.type !== 'text' || child.value.trim() !== '') {
      const paragraph = { type: 'paragraph' as const, children: [child as never] }
      open.add(paragraph)
      done.push(paragraph)
    }
  }
  return done
}

const open = new WeakSet<object>()
const INLINE = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'image', 'inlineCode', 'break'])

/** The name of the file of an address, or its host. */
function fileName(url: string): string {
  const path = barePath(url).replace(/^\w+:\/\//, '')
  return path.split('/').findLast((part) => part !== '') ?? url
}
