import type { Element, ElementContent, Root } from 'hast'
import { attribute, elementOf, textOf } from '#src/node/import/text/htmlTree.ts'
import type { HtmlStyles } from './htmlStyles.ts'

type Marks = { strong: boolean; em: boolean; del: boolean; code: boolean; raised: '' | 'super' | 'sub'; keepsLines: boolean }
/** A piece of text with its marks; `link` are the pieces of a link. */
type Item = { marks: Marks; node: ElementContent; link?: Item[] }

const PLAIN: Marks = { strong: false, em: false, del: false, code: false, raised: '', keepsLines: false }
const NESTED = ['strong', 'em', 'del', 'code'] as const

/** Elements that only change the look of a text; all others stay. */
const LOOKS = new Set(
  'abbr acronym b bdi bdo big cite code dfn em font i ins kbd label mark s samp small span strike strong sub sup time tt u var del'.split(
    ' ',
  ),
)
const STRONG = new Set(['b', 'strong'])
const EM = new Set(['i', 'em', 'cite', 'dfn', 'var'])
const DEL = new Set(['s', 'strike', 'del'])
const CODE = new Set(['code', 'kbd', 'samp', 'tt'])
/** Elements whose own weight is part of what they are. */
const HEAVY = /^(?:h[1-6]|th|dt|summary|caption)$/
const MONOSPACED = /^["']?(?:courier|consolas|menlo|monaco|lucida console|[a-z ]*\bmono(?:space)?\b)/

/**
 * Writes bold, italic, struck and code text with one element each, whether it was said by elements or by styles; everything else that only
 * changes the look is taken away. Spaces move out of the marks.
 */
export function textMarks(tree: Root, styles: HtmlStyles): void {
  const isAllCode = !hasOther(tree, styles)
  tree.children = marked(tree, PLAIN)

  function marked(parent: Root | Element, marks: Marks): ElementContent[] {
    return grouped(joinedLinks(itemsOf(parent, marks)), 0)
  }

  function itemsOf(parent: Root | Element, marks: Marks): Item[] {
    return (parent.children as ElementContent[]).flatMap((node): Item[] => {
      if (node.type === 'text') return textItems(node.value, marks)
      if (node.type !== 'element') return []
      if (node.tagName === 'pre') return [{ marks: PLAIN, node: elementOf('pre', node.children) }]
      const inside = marksIn(node, marks)
      if (LOOKS.has(node.tagName) || node.tagName.includes(':')) return itemsOf(node, inside)
      if (node.tagName === 'br') return [{ marks: PLAIN, node: elementOf('br', []) }]
      const indent = styles.of(node).get('margin-left')
      const properties = indent === undefined ? node.properties : { ...node.properties, dataIndent: indent }
      if (node.tagName === 'a') return [{ marks: PLAIN, node: elementOf('a', [], node.properties), link: itemsOf(node, inside) }]
      const children = marked(node, { ...inside, raised: '' })
      const isLight = HEAVY.test(node.tagName) && children.filter((child) => textOf(child).trim() !== '').length === 1
      const bold = isLight ? children.find((child) => child.type === 'element' && child.tagName === 'strong') : undefined
      const kept = bold ? children.flatMap((child) => (child === bold ? (child as Element).children : [child])) : children
      return [{ marks: PLAIN, node: elementOf(node.tagName, kept, properties) }]
    })
  }

  function textItems(value: string, marks: Marks): Item[] {
    const clean = value.replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    // Browsers write spaces at the end of a node, and rows of spaces, as such spaces.
    const spaced = clean.replace(/^\u00a0|\u00a0$/g, ' ').replace(/[ \u00a0]{2,}/g, (run) => (run.includes('\u00a0') ? ' ' : run))
    const lines = marks.keepsLines ? spaced.split('\n') : [spaced]
    return lines.flatMap((line, index): Item[] => [
      ...(index > 0 ? [{ marks: PLAIN, node: elementOf('br', []) }] : []),
      { marks, node: { type: 'text', value: marks.raised === '' ? line : small(line, marks.raised) } },
    ])
  }

  function marksIn(element: Element, marks: Marks): Marks {
    const { tagName } = element
    const style = styles.of(element)
    const isHeavy = HEAVY.test(tagName)
    const weight = isHeavy ? undefined : style.get('font-weight')
    const slant = style.get('font-style')
    const struck = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`.includes('line-through')
    const raised = style.get('vertical-align')
    const space = `${style.get('white-space') ?? ''} ${style.get('white-space-collapse') ?? ''}`.trim()
    const isCode = CODE.has(tagName) || (!isAllCode && MONOSPACED.test(style.get('font-family') ?? ''))
    return {
      strong: isHeavy ? false : weight === undefined ? marks.strong || STRONG.has(tagName) : isBoldWeight(weight, marks.strong),
      em: slant === undefined ? marks.em || EM.has(tagName) : slant === 'inherit' ? marks.em : /^(?:italic|oblique)/.test(slant),
      del: marks.del || DEL.has(tagName) || struck,
      code: marks.code || isCode,
      raised: tagName === 'sup' || raised === 'super' ? 'super' : tagName === 'sub' || raised === 'sub' ? 'sub' : marks.raised,
      keepsLines: space === '' ? marks.keepsLines : /pre|break-spaces/.test(space),
    }
  }
}

/**
 * Links with their words: those that a program divided where their look changes are one, and the marks that all words of a link have are
 * around it, so that they join those of adjacent words.
 */
function joinedLinks(items: readonly Item[]): Item[] {
  const joined = items.reduce<Item[]>((done, item) => {
    const before = done.at(-1)
    if (item.link && before?.link && hrefOf(item) === hrefOf(before)) before.link.push(...item.link)
    else done.push(item)
    return done
  }, [])
  return joined.map((item): Item => {
    if (!item.link) return item
    const words = item.link.filter(({ node }) => !isSpace(node))
    const isAll = (mark: 'strong' | 'em' | 'del') => words.length > 0 && words.every(({ marks }) => marks[mark])
    const around = { strong: isAll('strong'), em: isAll('em'), del: isAll('del') }
    const inside = item.link.map(({ marks, node }): Item => {
      const { strong, em, del } = marks
      return { node, marks: { ...marks, strong: strong && !around.strong, em: em && !around.em, del: del && !around.del } }
    })
    return { marks: { ...PLAIN, ...around }, node: elementOf('a', grouped(inside, 0), (item.node as Element).properties) }
  })
}

const hrefOf = ({ node }: Item) => attribute(node as Element, 'href')

/** Whether a `font-weight` is bold, within text that is bold `before`. */
export function isBoldWeight(weight: string, before: boolean): boolean {
  if (weight === 'inherit' || weight === 'unset') return before
  return weight.startsWith('bold') || Number(weight) >= 600
}

/** Whether a text has words that are not monospaced: where all are, this is only the look. */
function hasOther(tree: Root, styles: HtmlStyles): boolean {
  const look = (node: Root | ElementContent, isCode: boolean): boolean => {
    if (node.type === 'text') return !isCode && node.value.trim() !== ''
    if (!('children' in node)) return false
    const family = node.type === 'element' ? styles.of(node).get('font-family') : undefined
    const now = family === undefined ? isCode : MONOSPACED.test(family)
    return (node.children as ElementContent[]).some((child) => look(child, now))
  }
  return look(tree, false)
}

/** Consecutive items with the same mark in one element, the spaces around it outside. */
function grouped(items: readonly Item[], depth: number): ElementContent[] {
  const mark = NESTED[depth]
  if (mark === undefined) return items.map(({ node }) => node)
  const done: ElementContent[] = []
  let at = 0
  while (at < items.length) {
    let end = at + 1
    const isMarked = items[at]!.marks[mark]
    if (isMarked) {
      // A space between two marked texts belongs to them.
      let next = end
      while (next < items.length && (items[next]!.marks[mark] || isSpace(items[next]!.node))) {
        next += 1
        if (items[next - 1]!.marks[mark]) end = next
      }
    } else while (end < items.length && !items[end]!.marks[mark]) end += 1
    const run = items.slice(at, end)
    at = end
    if (isMarked) done.push(...wrapped(mark, run, depth))
    else done.push(...grouped(run, depth + 1))
  }
  return done
}

function isSpace(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function wrapped(mark: (typeof NESTED)[number], run: readonly Item[], depth: number): ElementContent[] {
  const items = run.map((item) => ({ ...item, node: item.node.type === 'text' ? { ...item.node } : item.node }))
  const [first, last] = [items.find(({ node }) => !isSpace(node)), items.findLast(({ node }) => !isSpace(node))]
  if (!first || !last) return run.map(({ node }) => node)
  let [before, after] = ['', '']
  const [from, to] = [items.indexOf(first), items.indexOf(last)]
  const outer = (part: readonly Item[]) => part.map(({ node }) => textOf(node)).join('')
  before = outer(items.slice(0, from))
  after = outer(items.slice(to + 1))
  if (first.node.type === 'text') {
    const trimmed = first.node.value.trimStart()
    before += first.node.value.slice(0, first.node.value.length - trimmed.length)
    first.node.value = trimmed
  }
  if (last.node.type === 'text') {
    const trimmed = last.node.value.trimEnd()
    after = last.node.value.slice(trimmed.length) + after
    last.node.value = trimmed
  }
  const inside = grouped(items.slice(from, to + 1), depth + 1)
  const node = mark === 'code' ? elementOf('code', [{ type: 'text', value: inside.map(textOf).join('') }]) : elementOf(mark, inside)
  const space = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value: ' ' }])
  return [...space(before), node, ...space(after)]
}

const RAISED = new Map([...'0123456789+-()n'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ'][index]!]))
const LOWERED = new Map([...'0123456789+-()aehijklmnoprstuvx'].map((sign, index) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'][index]!]))

/** Raised or lowered text with the signs that there are for it; other text stays as it is. */
export function small(text: string, how: 'super' | 'sub'): string {
  const signs = how === 'super' ? RAISED : LOWERED
  const written = [...text]
  return written.every((sign) => signs.has(sign) || /\s/.test(sign)) ? written.map((sign) => signs.get(sign) ?? sign).join('') : text
}

/** The text of an attribute that names what a picture shows. */
export function altOf(element: Element): string {
  return (attribute(element, 'alt') ?? attribute(element, 'title') ?? '').replace(/\s+/g, ' ').trim()
}
