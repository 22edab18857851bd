import { fromHtml } from 'hast-util-from-html'
import type { Element, ElementContent, Root, RootContent } from 'hast'

/** A node of an HTML tree. */
export type HtmlNode = RootContent | ElementContent

/** The tree of a piece of HTML. It never throws: browsers read any text as HTML. */
export function htmlTree(html: string): Root {
  return fromHtml(html, { fragment: true })
}

/** The text of HTML in one line, without tags. */
export function plainText(html: string): string {
  return textOf(htmlTree(html)).replace(/\s+/g, ' ').trim()
}

/** The text of a tree. */
export function textOf(node: Root | HtmlNode): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'br') return ' '
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** All elements with one of these names, in order. */
export function elementsIn(node: Root | HtmlNode, ...names: string[]): Element[] {
  if (!('children' in node)) return []
  return node.children.flatMap((child) => [
    ...(child.type === 'element' && names.includes(child.tagName) ? [child] : []),
    ...elementsIn(child, ...names),
  ])
}

/** The value of an attribute; undefined if the element has none. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element.properties[name]
  return value === undefined || value === null || value === false ? undefined : Array.isArray(value) ? value.join(' ') : String(value)
}

/** The classes of an element; one empty name if it has none. */
export function classesOf(element: Element): string[] {
  return (attribute(element, 'className') ?? '').split(' ')
}

/** The names of headings. */
export const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Replaces the nodes of a tree from the bottom up: `change` returns the new nodes. */
export function replaceHtml(
  parent: Root | Element,
  change: (node: ElementContent, parent: Root | Element) => readonly ElementContent[],
): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element') replaceHtml(child, change)
    return [...change(child, parent)]
  })
}

/** A new element. */
export function elementOf(tagName: string, children: readonly ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}
