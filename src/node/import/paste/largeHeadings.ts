import type { Element, ElementContent, Root } from 'hast'
import { HEADINGS, elementOf, elementsIn, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'
import type { HtmlStyles } from './htmlStyles.ts'
import { lengthOf } from './paragraphsIn.ts'
import { isBoldWeight } from './textMarks.ts'

/** The smallest size of the letters of a paragraph or heading, in pixels; 0 if nothing says it. */
type Look = { size: number; isBold: boolean }

const HEADING = /^h[1-6]$/

/**
 * Makes headings of paragraphs of one line in larger letters than most of the text. In a text without headings, bold letters need to be
 * less large. In a text with headings, they get the level of those of their size, or one below the heading above.
 */
export function largeHeadings(tree: Root, styles: HtmlStyles): void {
  const headings = elementsIn(tree, ...HEADINGS)
  const { looks, body } = looksIn(tree, styles)
  const isLarge = (element: Element) => {
    const { size, isBold } = looks.get(element)!
    const isOneLine = elementsIn(element, 'p', 'div', 'ul', 'ol', 'table').length === 0 && textOf(element).trim().length <= 120
    if (!isOneLine) return false
    // Where the size of the text is not said, it is that of browsers.
    if (body === 0) return isBold && size >= 18
    return size >= body * 1.3 || (headings.length === 0 && isBold && size >= body * 1.12)
  }
  const found = new Set([...looks.keys()].filter((element) => !HEADING.test(element.tagName) && isLarge(element)))
  const sizes = [...new Set([...found].map((element) => looks.get(element)!.size))].toSorted((one, other) => other - one)
  const levelOf = (element: Element) => Number(element.tagName.slice(1))
  let above = 0
  const level = (element: Element) => {
    const { size } = looks.get(element)!
    if (headings.length === 0) return sizes.indexOf(size) + 1
    const sized = headings.filter((heading) => (looks.get(heading)?.size ?? 0) > 0)
    const larger = sized.filter((heading) => looks.get(heading)!.size >= size)
    return larger.length > 0 ? Math.max(...larger.map(levelOf)) : sized.length > 0 ? 1 : above + 1
  }
  replaceHtml(tree, (node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    if (HEADING.test(node.tagName)) above = levelOf(node)
    return [found.has(node) ? elementOf(`h${Math.min(level(node), 6)}`, node.children) : node]
  })
}

/** The look of each paragraph and heading, and the size that most letters have. */
function looksIn(tree: Root, styles: HtmlStyles): { looks: Map<Element, Look>; body: number } {
  const letters = new Map<number, number>()
  const looks = new Map<Element, Look>()
  const read = (node: ElementContent, size: number, isBold: boolean, block: Element | undefined) => {
    if (node.type === 'text') {
      const { length } = node.value.trim()
      if (length === 0) return
      letters.set(size, (letters.get(size) ?? 0) + length)
      const known = block && looks.get(block)
      if (block) looks.set(block, { size: Math.min(size, known?.size ?? size), isBold: isBold && (known?.isBold ?? true) })
    } else if (node.type === 'element') {
      const style = styles.of(node)
      const weight = style.get('font-weight')
      const bold = weight === undefined ? isBold || /^(?:b|strong)$/.test(node.tagName) : isBoldWeight(weight, isBold)
      const own = lengthOf(style.get('font-size')) || (HEADING.test(node.tagName) ? 0 : size)
      const isIn = /^(?:li|td|th|pre|blockquote)$/.test(node.tagName)
      const within = isIn ? undefined : /^(?:p|div|h[1-6])$/.test(node.tagName) ? node : block
      for (const child of node.children) read(child, own, bold, within)
    }
  }
  for (const child of tree.children) read(child as ElementContent, 0, false, undefined)
  return { looks, body: [...letters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0 }
}
