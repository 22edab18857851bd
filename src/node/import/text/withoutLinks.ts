import type { RootContent } from 'mdast'
import { replaceNodes } from './markdownNodes.ts'

/** Text without links, pictures and HTML: only its words and their structure. */
export function withoutLinks(nodes: readonly RootContent[]): RootContent[] {
  const root = { type: 'root' as const, children: structuredClone([...nodes]) }
  replaceNodes(root, (node) => {
    if (node.type === 'link' || node.type === 'linkReference') return node.children
    return ['image', 'imageReference', 'html', 'definition', 'footnoteReference', 'footnoteDefinition'].includes(node.type) ? [] : [node]
  })
  return root.children
}
