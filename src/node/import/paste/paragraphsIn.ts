import type { Element, ElementContent, Root } from 'hast'
import { attribute, elementOf, elementsIn, textOf } from '#src/node/import/text/htmlTree.ts'
import { type LevelledItem, nestedLists } from './nestedLists.ts'

/** Elements that only group others. */
const GROUPS = new Set(
  'div section article main header footer nav aside center address details fieldset body html font button label legend hgroup dir form google-sheets-html-origin'.split(
    ' ',
  ),
)
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol table pre blockquote hr figure dl iframe video audio summary'.split(' '))

/** Whether an element is a block, or a group of words. */
export function isBlock({ tagName }: Element): boolean {
  return BLOCKS.has(tagName) || GROUPS.has(tagName) || tagName === 'li'
}

/** Whether an element contains blocks, or groups of words. */
export function hasBlocks(element: Element): boolean {
  return elementsIn(element, ...BLOCKS, ...GROUPS).length > 0
}

const isSpace = (node: ElementContent) => (node.type === 'element' ? node.tagName === 'br' : textOf(node).trim() === '')

/**
 * Writes every run of words as a paragraph: of groups, between blocks, and around empty lines. Groups are taken away. Paragraphs that begin
 * with a typed bullet or number become lists.
 */
export function paragraphsIn(tree: Root): void {
  tree.children = typedLists(blocksIn(tree))
}

function blocksIn(parent: Root | Element): ElementContent[] {
  const done: ElementContent[] = []
  let words: ElementContent[] = []
  const indent = parent.type === 'element' ? attribute(parent, 'dataIndent') : undefined
  const end = () => {
    done.push(...paragraphs(words, indent))
    words = []
  }
  for (const node of parent.children as ElementContent[]) {
    const name = node.type === 'element' ? node.tagName : ''
    if (GROUPS.has(name)) {
      end()
      done.push(...blocksIn(node as Element))
    } else if (BLOCKS.has(name)) {
      end()
      done.push(...blockOf(node as Element))
    } else words.push(node)
  }
  end()
  return done
}

function blockOf(block: Element): ElementContent[] {
  switch (block.tagName) {
    case 'p':
    case 'summary':
      return block.children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || GROUPS.has(child.tagName)))
        ? blocksIn(block)
        : paragraphs(block.children, attribute(block, 'dataIndent'))
    case 'blockquote':
      return [elementOf('blockquote', typedLists(blocksIn(block)))]
    case 'ul':
    case 'ol':
      return [
        elementOf(
          block.tagName,
          block.children.map((item) => (item.type === 'element' ? elementOf('li', blocksIn(item)) : item)),
          block.properties,
        ),
      ]
    case 'figure':
      return [
        elementOf(
          'figure',
          block.children.flatMap((child) =>
            child.type === 'element' && child.tagName === 'figcaption' ? [child] : blocksIn(elementOf('div', [child])),
          ),
        ),
      ]
    default:
      return /^h\d$/.test(block.tagName) && textOf(block).trim() === '' ? [] : [block]
  }
}

/** Paragraphs of words, separated by empty lines. */
function paragraphs(words: readonly ElementContent[], indent: string | undefined): Element[] {
  const parts: ElementContent[][] = [[]]
  let isAfterBreak = false
  for (const node of words) {
    const isBreak = node.type === 'element' && node.tagName === 'br'
    if (isBreak && isAfterBreak) parts.push([])
    else parts.at(-1)!.push(node)
    if (isBreak || !isSpace(node)) isAfterBreak = isBreak
  }
  return parts.flatMap((part) => {
    const [from, to] = [part.findIndex((node) => !isSpace(node)), part.findLastIndex((node) => !isSpace(node))]
    return from < 0 ? [] : [elementOf('p', part.slice(from, to + 1), indent === undefined ? {} : { dataIndent: indent })]
  })
}

const BULLET = /^\s*([•·▪▫‣◦●○■□⁃∙➢✓\uf0b7\uf0a7\uf0d8])\s+|^\s*([-–*])\s+/
const NUMBER = /^\s*(\d{1,3})[.)][\s\u00a0]+/

/** Lists that were typed: lines that begin with a bullet, or with numbers in order. */
function typedLists(blocks: readonly ElementContent[]): ElementContent[] {
  const done: ElementContent[] = []
  let at = 0
  while (at < blocks.length) {
    const run: { marker: string; children: ElementContent[]; indent: number }[] = []
    let end = at
    for (; end < blocks.length; end += 1) {
      const lines = markedLines(blocks[end]!, run.at(-1)?.marker)
      if (!lines) break
      run.push(...lines)
    }
    const isSure = run.length > 1 || (run.length === 1 && /[^\d\-–*]/.test(run[0]!.marker))
    if (isSure) {
      const bullets = [...new Set(run.map(({ marker }) => marker).filter((marker) => !/\d/.test(marker)))]
      const indents = [...new Set(run.map(({ indent }) => indent))].toSorted((one, other) => one - other)
      done.push(
        ...nestedLists(
          run.map(({ marker, children, indent }): LevelledItem => {
            const isOrdered = /\d/.test(marker)
            return {
              // Without indentation, each kind of bullet is a level.
              level: 1 + (indents.length > 1 ? indents.indexOf(indent) : Math.max(0, bullets.indexOf(marker))),
              isOrdered,
              start: isOrdered ? Number(marker) : undefined,
              children: [elementOf('p', children)],
            }
          }),
        ),
      )
      at = end
    } else done.push(blocks[at++]!)
  }
  return done
}

/** The lines of a paragraph if each of them begins with a marker; numbers must follow `before`. */
function markedLines(node: ElementContent, before: string | undefined) {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined
  const lines: ElementContent[][] = [[]]
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName === 'br') lines.push([])
    else lines.at(-1)!.push(child)
  }
  const found: { marker: string; children: ElementContent[]; indent: number }[] = []
  for (const line of lines) {
    const text = line.map(textOf).join('')
    const [whole, bullet, hyphen] = BULLET.exec(text) ?? []
    const [counted, number] = NUMBER.exec(text) ?? []
    const marker = bullet ?? hyphen ?? number
    const last = found.at(-1)?.marker ?? before
    if (marker === undefined) return undefined
    if (number !== undefined && Number(number) !== (last !== undefined && /\d/.test(last) ? Number(last) + 1 : 1)) return undefined
    if (hyphen !== undefined && last !== undefined && last !== marker) return undefined
    found.push({ marker, children: withoutStart(line, (whole ?? counted)!.length), indent: lengthOf(attribute(node, 'dataIndent')) })
  }
  return found
}

/** Nodes without the first characters of their text. */
function withoutStart(nodes: readonly ElementContent[], length: number): ElementContent[] {
  let left = length
  return nodes.flatMap((node): ElementContent[] => {
    if (left === 0) return [node]
    if (node.type === 'text') {
      const cut = Math.min(left, node.value.length)
      left -= cut
      return cut === node.value.length ? [] : [{ type: 'text', value: node.value.slice(cut) }]
    }
    if (node.type !== 'element') return []
    const inside = textOf(node).length
    const children = withoutStart(node.children, left)
    left -= Math.min(left, inside)
    return children.length === 0 ? [] : [{ ...node, children }]
  })
}

const PIXELS: Record<string, number> = { px: 1, pt: 4 / 3, em: 16, rem: 16, in: 96, cm: 37.8, mm: 3.78 }

/** A length of a style in pixels; 0 if it is none. */
export function lengthOf(value: string | undefined): number {
  const [, size, unit] = /^(-?[\d.]+)(px|pt|em|rem|in|cm|mm)?$/.exec(value ?? '') ?? []
  return size === undefined ? 0 : Math.round(Number(size) * (PIXELS[unit ?? 'px'] ?? 1))
}
