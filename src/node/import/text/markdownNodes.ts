import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** The nodes of a Markdown text. */
export function markdownNodes(text: string): RootContent[] {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children
}

/** The words of nodes in one line, without their looks. */
export function wordsOf(node: Nodes): string {
  if ('value' in node && node.type !== 'html') return node.value
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map((child) => wordsOf(child)).join(node.type === 'root' ? '\n' : '') : ''
}

/** Replaces nodes from the bottom up: `change` returns the new nodes. */
export function replaceNodes(parent: Parents, change: (node: RootContent, parent: Parents) => readonly RootContent[]): void {
  parent.children = (parent.children as RootContent[]).flatMap((child) => {
    if ('children' in child) replaceNodes(child, change)
    return [...change(child, parent)]
  }) as never
}

/** Whether a paragraph has nothing but words. */
export function isPlain(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every((node) => node.type === 'text' || node.type === 'break')
}
