import type { Link, PhrasingContent, RootContent } from 'mdast'
import type { BodyContext } from './bodyWriter.ts'
import { replaceNodes, wordsOf } from './markdownNodes.ts'
import { shortened } from './shortened.ts'

/** Text with the new addresses of its links and pictures; what has none is left out and told. */
export function settledText(nodes: readonly RootContent[], context: BodyContext): RootContent[] {
  const root = { type: 'root' as const, children: structuredClone([...nodes]) }
  const defined = new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])))
  replaceNodes(root, (node) => {
    switch (node.type) {
      case 'linkReference':
        return linked({ type: 'link', url: defined.get(node.identifier) ?? '', children: node.children }, context)
      case 'link':
        return linked(node, context)
      case 'imageReference':
        return pictured(defined.get(node.identifier) ?? '', node.alt ?? '', context)
      case 'image':
        return pictured(node.url, node.alt ?? '', context)
      case 'definition':
        return []
      case 'html':
        if (!/^<!--|^<br\s*\/?>$/.test(node.value)) context.tell('HTML', `was left out: ${shortened(node.value, 60)}`)
        return []
      case 'text':
        return [{ ...node, value: node.value.replace(/[\u200b\ufeff\u00ad]/g, '') }]
      case 'heading':
        return wordsOf(node).trim() === '' ? [] : [{ ...node, children: node.children.filter(({ type }) => type !== 'break') }]
      case 'paragraph':
        return isEmpty(node.children) ? [] : [{ ...node, children: trimmed(node.children) }]
      case 'list':
      case 'blockquote':
      case 'strong':
      case 'emphasis':
      case 'delete':
        return node.children.length === 0 ? [] : [node]
      default:
        return [node]
    }
  })
  return root.children
}

function linked(node: Link, context: BodyContext): RootContent[] {
  if (isEmpty(node.children)) return []
  // An anchor of the page itself stays as it is only if the page is the place: ids of headings change.
  const url = context.link(node.url)
  return url === undefined ? node.children : [{ type: 'link', url, children: node.children }]
}

function pictured(url: string, alt: string, context: BodyContext): RootContent[] {
  const picture = context.picture(url)
  return picture ? [{ type: 'image', url: picture.src, alt: shortened(alt, 240) || context.altOf(url) }] : []
}

function isEmpty(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every((node) => node.type === 'break' || (node.type === 'text' && node.value.trim() === ''))
}

/** Without spaces and line breaks at either end, which Markdown would write as entities. */
function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  const done = [...nodes]
  const isSpace = (node: PhrasingContent | undefined) => node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '')
  while (isSpace(done.at(-1))) done.pop()
  while (isSpace(done[0])) done.shift()
  const [first] = done
  const last = done.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return done
}
