import type { Element, ElementContent, Root } from 'hast'
import { attribute, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'
import { small } from './textMarks.ts'

type Anchor = { element: Element; leadsTo: string; names: ReadonlySet<string>; path: readonly Element[] }

/**
 * Footnotes, which are links to and fro in every program: the mark in the text becomes a raised number, and the notes a numbered list at
 * the end. Returns how many there are, and how many marks are left out because their notes were not copied.
 */
export function footnotes(tree: Root): { notes: number; marks: number } {
  const notes = settleNotes(tree)
  let marks = 0
  replaceHtml(tree, (node, parent) => {
    if (node.type !== 'element' || !isMark(node, parent)) return [node]
    marks += 1
    return []
  })
  return { notes, marks }
}

/** Whether an element is the raised mark of a note: a link to a place of its page, such as “[1]”, “a” or “*”. */
function isMark(element: Element, parent: Root | Element): boolean {
  if (element.tagName !== 'a' || !/#./.test(attribute(element, 'href') ?? '')) return false
  const sign = textOf(element).replace(/[[\]()\s]/g, '')
  const isRaised = (parent.type === 'element' && parent.tagName === 'sup') || elementsIn(element, 'sup').length > 0
  const isOfWord = elementsIn(element, 'span').some((span) => /Mso(?:Footnote|Endnote)Reference/.test(attribute(span, 'className') ?? ''))
  return (isRaised || isOfWord) && /^(?:\d{1,3}|[a-z]{1,3}|\p{P})$/iu.test(sign)
}

function settleNotes(tree: Root): number {
  const anchors = anchorsOf(tree, [])
  const notes: { element: Element; back: Element[] }[] = []
  const numbers = new Map<Element, number>()
  for (const [index, anchor] of anchors.entries()) {
    if (numbers.has(anchor.element) || notes.some(({ back }) => back.includes(anchor.element))) continue
    const back = anchors
      .slice(index + 1)
      .find(({ leadsTo, names, path }) => anchor.names.has(leadsTo) && (names.has(anchor.leadsTo) || path.some(isNamed(anchor.leadsTo))))
    const note = back && noteOf(back)
    if (!back || !note || note.path.some((part) => anchor.path.includes(part) && part.tagName !== 'div' && part.tagName !== 'section'))
      continue
    const known = notes.find(({ element }) => element === note.element)
    if (known) known.back.push(back.element)
    else notes.push({ element: note.element, back: [back.element] })
    numbers.set(anchor.element, notes.findIndex(({ element }) => element === note.element) + 1)
  }
  if (notes.length === 0) return 0

  const backs = new Set(notes.flatMap(({ back }) => back))
  const elements = new Set(notes.map(({ element }) => element))
  const items = notes.map(({ element }) => {
    const inside: Root = { type: 'root', children: [element] }
    replaceHtml(inside, (node) => (node.type === 'element' && backs.has(node) ? [] : [node]))
    // What is left of the number: “[”, “.”, “^”.
    const content = (inside.children[0] as Element).children
    return elementOf('li', element.tagName === 'p' ? [elementOf('p', content)] : content)
  })
  for (const item of items) withoutLabel(item)
  replaceHtml(tree, (node) => {
    if (node.type !== 'element') return [node]
    if (elements.has(node)) return []
    const number = numbers.get(node)
    if (number !== undefined) return [{ type: 'text', value: small(String(number), 'super') }]
    const isRest =
      attribute(node, 'style')?.includes('mso-element:footnote-list') || attribute(node, 'style')?.includes('mso-element:endnote-list')
    return isRest && textOf(node).trim() === '' ? [] : [node]
  })
  const isEmpty = (node: ElementContent | undefined) =>
    node !== undefined && textOf(node).trim() === '' && elementsIn(node, 'img', 'table').length === 0
  while (isEmpty(tree.children.at(-1) as ElementContent)) tree.children.pop()
  tree.children.push(elementOf('hr', []), elementOf('ol', items))
  return notes.length
}

function isNamed(name: string): (element: Element) => boolean {
  return (element) => attribute(element, 'id') === name || attribute(element, 'name') === name
}

function anchorsOf(node: Root | Element, path: readonly Element[]): Anchor[] {
  return (node.children as ElementContent[]).flatMap((child): Anchor[] => {
    if (child.type !== 'element') return []
    const inside = anchorsOf(child, [...path, child])
    const [, leadsTo = ''] = (child.tagName === 'a' && /#([^#]+)$/.exec(attribute(child, 'href') ?? '')) || []
    if (leadsTo === '') return inside
    const owners = [
      child,
      ...path.slice(-2).filter(({ tagName }) => /^(?:sup|span)$/.test(tagName)),
      ...elementsIn(child, 'sup', 'span', 'a'),
    ]
    const names = new Set(
      owners.flatMap((owner) => [attribute(owner, 'id'), attribute(owner, 'name')]).filter((name) => name !== undefined),
    )
    return [{ element: child, leadsTo: decoded(leadsTo), names, path }, ...inside]
  })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The element that holds a whole note: a list item, a named division, or its paragraph. */
function noteOf({ path }: Anchor): { element: Element; path: readonly Element[] } | undefined {
  const found =
    path.findLast(({ tagName }) => tagName === 'li') ??
    path.findLast((part) => part.tagName === 'div' && attribute(part, 'id') !== undefined && elementsIn(part, 'p').length < 8)
  const element = found ?? path.findLast(({ tagName }) => tagName === 'p' || tagName === 'div')
  return element && { element, path: [element] }
}

/** Takes away signs and spaces before the first word of a note. */
function withoutLabel(element: Element): void {
  for (const child of element.children) {
    if (child.type === 'text') {
      child.value = child.value.replace(/^[\s\u00a0^↑[\].]+/, '')
      if (child.value !== '') return
    } else if (child.type === 'element') {
      withoutLabel(child)
      if (textOf(child).trim() !== '') return
    }
  }
}
