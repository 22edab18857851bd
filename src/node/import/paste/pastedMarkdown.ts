import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import type { Heading, List, RootContent, Text } from 'mdast'
import { attribute, elementOf, elementsIn, htmlTree, replaceHtml, textOf } from '#src/node/import/text/htmlTree.ts'
import { barePath } from '#src/node/import/text/barePath.ts'
import { htmlMarkdown } from '#src/node/import/text/htmlMarkdown.ts'
import { markdownText } from '#src/site/markdown/markdownText.ts'
import { replaceNodes, wordsOf } from '#src/node/import/text/markdownNodes.ts'
import { shortened } from '#src/node/import/text/shortened.ts'
import { isReadablePicture } from '#src/site/pictures/isReadablePicture.ts'
import { footnotes } from './footnotes.ts'
import { type HtmlStyles, htmlStyles } from './htmlStyles.ts'
import { mendLists } from './nestedLists.ts'
import { hasBlocks, isBlock, paragraphsIn } from './paragraphsIn.ts'
import { plainLink } from './plainLink.ts'
import { plainTables } from './plainTables.ts'
import { programHabits } from './programHabits.ts'
import { altOf, textMarks } from './textMarks.ts'

/**
 * Markdown of pasted HTML: blocks, words within a line, or nothing but plain words. `told` are sentences about what did not come, or came
 * otherwise; `pictures` are the pictures that did not come, by their numbers among all `img` of the HTML.
 */
export type PastedMarkdown = { markdown: string; kind: 'blocks' | 'inline' | 'plain'; told: string[]; pictures: number[] }

/**
 * Formatted text of another program as Markdown of the site. `level` is that of the heading above the place, 1 if there is none; links to
 * the site, which starts at `own`, become paths.
 */
export function pastedMarkdown(html: string, { level = 1, own }: { level?: number; own?: string | undefined } = {}): PastedMarkdown {
  const told: string[] = []
  const tell = (sentence: string) => void (told.includes(sentence) || told.push(sentence))
  const tree = htmlTree(html)
  const styles = htmlStyles(tree)
  const images = elementsIn(tree, 'img')
  for (const [index, image] of images.entries()) image.properties[NUMBER] = index
  for (const { clean } of programHabits) clean(tree, styles, tell)
  const isSource = isFromCodeEditor(tree, styles)
  const { notes, marks } = footnotes(tree)
  if (notes > 0) tell(`${notes === 1 ? 'The footnote is' : `The ${notes} footnotes are`} a numbered list at the end of the pasted text.`)
  if (marks > 0)
    tell(
      `${marks === 1 ? 'A footnote mark was' : `${marks} footnote marks were`} left out, because the footnotes themselves were not copied.`,
    )
  const pictures = settlePictures(tree, tell)
  textMarks(tree, styles)
  settleLinks(tree, own, tell)
  const lost = plainTables(tree)
  if (lost.merged) tell('Merged cells of a table were divided: their text is in the first one.')
  if (lost.lines) tell('Cells of a table have one line in Markdown: theirs were joined.')
  mendLists(tree)
  paragraphsIn(tree)
  const root = { type: 'root' as const, children: htmlMarkdown(tree, (what, why) => tell(`${what} was not pasted as it was: ${why}.`)) }
  settleText(root, own)
  settleHeadings(root.children, level)
  return { markdown: markdownText(root.children), kind: isSource ? 'plain' : kindOf(root.children), told, pictures }
}

function kindOf([only, ...rest]: readonly RootContent[]): PastedMarkdown['kind'] {
  if (!only) return 'plain'
  if (rest.length > 0 || only.type !== 'paragraph') return 'blocks'
  return only.children.every(({ type }) => type === 'text') ? 'plain' : 'inline'
}

/** Whether all of it was copied from a code editor, which colours lines in one element that keeps their spaces. */
function isFromCodeEditor(tree: HtmlRoot, styles: HtmlStyles): boolean {
  const [only, ...rest] = tree.children.filter((node) => textOf(node).trim() !== '')
  return rest.length === 0 && only?.type === 'element' && only.tagName === 'div' && styles.of(only).get('white-space') === 'pre'
}

/** Pictures of a pixel only count visitors. */
const isCounter = (element: Element) => ['width', 'height'].some((side) => /^[01](?:px)?$/.test(attribute(element, side) ?? ''))

/** The property of an image that has its number among all of the HTML. */
const NUMBER = 'dataPictureNumber'

/** Takes pictures away. Returns the numbers of those that are not emoji and do not count visitors. */
function settlePictures(tree: HtmlRoot, tell: (sentence: string) => void): number[] {
  const left: number[] = []
  for (const table of elementsIn(tree, 'table')) if (elementsIn(table, 'img').length > 0) table.properties['dataPictures'] = 'yes'
  const linked = new Set(elementsIn(tree, 'a').flatMap((link) => elementsIn(link, 'img')))
  replaceHtml(tree, (node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    if (node.tagName === 'picture') return node.children.filter((child) => child.type === 'element' && child.tagName !== 'source')
    if (node.tagName === 'svg' || node.tagName === 'canvas') {
      if (attribute(node, 'role') === 'img') tell(`A drawing was left out${named(attribute(node, 'ariaLabel') ?? '')}.`)
      return []
    }
    if (node.tagName !== 'img' || isCounter(node)) return node.tagName === 'img' ? [] : [node]
    const words = altOf(node)
    const src = attribute(node, 'src') ?? ''
    const emoji = EMOJI.test(words) ? words : emojiNamed(src)
    if (emoji !== undefined) return [{ type: 'text', value: emoji }]
    left.push(Number(node.properties[NUMBER]))
    const advice = isReadablePicture(src) ? 'Bring it in below.' : 'Save it on this computer, then choose Picture above the text.'
    tell(`A picture was left out${named(words || fileName(src))}. ${advice}`)
    // The address of a link stays, with the words of its picture.
    return linked.has(node) && words !== '' ? [{ type: 'text', value: words }] : []
  })
  return left
}

const EMOJI = /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]*$/u

/** The emoji whose characters the name of a file lists, such as `1f389.png` or `emoji_u1f44d_1f3fd.svg`; undefined if there is none. */
function emojiNamed(src: string): string | undefined {
  const [name = ''] = (barePath(src).split('/').at(-1) ?? '').replace('emoji_u', '').split(/[.@]/)
  const codes = name.split(/[-_]/)
  if (!codes.every((code) => /^[\da-f]{4,5}$/i.test(code))) return undefined
  const emoji = String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)))
  return EMOJI.test(emoji) ? emoji : undefined
}

const named = (words: string) => (words.trim() === '' ? '' : `: “${shortened(words, 80)}”`)

function fileName(src: string): string {
  const name = src.startsWith('data:') ? '' : (barePath(src).replaceAll('\\', '/').split('/').at(-1) ?? '')
  return /\.(?:png|jpe?g|gif|webp|avif|svg|heic)$/i.test(name) ? name : ''
}

function settleLinks(tree: HtmlRoot, own: string | undefined, tell: (sentence: string) => void): void {
  replaceHtml(tree, (node): ElementContent[] => {
    if (node.type !== 'element' || node.tagName !== 'a') return [node]
    const written = attribute(node, 'href')
    if (written === undefined || textOf(node).trim() === '') return node.children
    const { href, isSecured } = plainLink(written, own)
    const words = shortened(textOf(node), 60)
    if (href === undefined) {
      tell(`“${words}” is not a link any more: visitors cannot open ${shortened(written, 80)}.`)
      return node.children
    }
    if (isSecured) tell(`The link “${words}” now starts with https. Check that ${shortened(href, 80)} opens.`)
    return hasBlocks(node) ? linkedWords(node, href) : [elementOf('a', node.children, { href })]
  })
}

/** The content of a link around blocks, each with the link around its words. */
function linkedWords(element: Element, href: string): ElementContent[] {
  const done: ElementContent[] = []
  for (const child of element.children) {
    const before = done.at(-1)
    if (child.type === 'element' && (hasBlocks(child) || isBlock(child))) done.push({ ...child, children: linkedWords(child, href) })
    else if (before?.type === 'element' && before.tagName === 'a') before.children.push(child)
    else done.push(textOf(child).trim() === '' ? child : elementOf('a', [child], { href }))
  }
  return done
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]+|\bwww\.[^\s<>"“”]+/g

function settleText(root: { type: 'root'; children: RootContent[] }, own: string | undefined): void {
  replaceNodes(root, (node) => {
    switch (node.type) {
      case 'text':
        return withLinks(node, own)
      case 'link':
        // Its words may be an address, too.
        replaceNodes(node, (inner) => (inner.type === 'link' ? inner.children : [inner]))
        return [node]
      case 'heading':
        return wordsOf(node).trim() === ''
          ? []
          : [{ ...node, children: node.children.map((child) => (child.type === 'break' ? space() : child)) }]
      case 'listItem': {
        const paragraphs = node.children.filter(({ type }) => type !== 'list')
        // A list that does not begin with 1 needs an empty line above it.
        const hasStart = node.children.some((child) => child.type === 'list' && child.ordered && child.start !== 1)
        return [{ ...node, checked: null, spread: paragraphs.length > 1 || hasStart }]
      }
      case 'list':
        return node.children.length === 0 ? [] : [{ ...node, spread: node.children.some(({ spread }) => spread === true) } satisfies List]
      case 'blockquote':
        return node.children.length === 0 ? [] : [node]
      case 'paragraph':
        return wordsOf(node).trim() === '' && node.children.every(({ type }) => type !== 'image') ? [] : [node]
      default:
        return [node]
    }
  })
  replaceNodes(root, (node, parent) => {
    if (node.type === 'emphasis' || node.type === 'strong') moveSigns(node, parent.children as RootContent[])
    return [node]
  })
  replaceNodes(root, (node, parent) => {
    // The site does not read these marks within a word.
    if (node.type !== 'emphasis' && node.type !== 'strong') return [node]
    return isWithinWord(node, parent.children as RootContent[]) ? node.children : [node]
  })
  const joinQuotes = root.children.reduce<RootContent[]>((done, node) => {
    const before = done.at(-1)
    if (node.type === 'blockquote' && before?.type === 'blockquote') before.children.push(...node.children)
    else done.push(node)
    return done
  }, [])
  root.children = joinQuotes
}

const space = (): Text => ({ type: 'text', value: ' ' })

/**
 * Moves signs at the end of a mark out of it if a word follows, and those at its start if a word is before it: Markdown cannot mark them.
 */
function moveSigns(node: RootContent & { type: 'emphasis' | 'strong' }, siblings: readonly RootContent[]): void {
  const at = siblings.indexOf(node)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (after?.type === 'text' && last?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value)) {
    const kept = /^.*[\p{L}\p{N}]/su.exec(last.value)?.[0] ?? last.value
    after.value = last.value.slice(kept.length) + after.value
    last.value = kept
  }
  if (before?.type === 'text' && first?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value)) {
    const start = first.value.search(/[\p{L}\p{N}]/u)
    before.value += first.value.slice(0, Math.max(0, start))
    first.value = first.value.slice(Math.max(0, start))
  }
}

function isWithinWord(node: RootContent & { type: 'emphasis' | 'strong' }, siblings: readonly RootContent[]): boolean {
  const at = siblings.indexOf(node)
  const sign = node.type === 'emphasis' ? /[\p{L}\p{N}]/u : /\p{N}/u
  const near = (text: string, index: -1 | 0) => sign.test(Array.from(text).at(index) ?? '')
  const words = wordsOf(node)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  return (
    (before?.type === 'text' && near(before.value, -1) && near(words, 0)) ||
    (after?.type === 'text' && near(after.value, 0) && near(words, -1))
  )
}

/** A text whose written addresses are links. */
function withLinks(node: Text, own: string | undefined): RootContent[] {
  const done: RootContent[] = []
  let at = 0
  for (const { 0: whole, index } of node.value.matchAll(ADDRESS)) {
    const words = whole.replace(/[.,;:!?)\]'’…]{1,9}$/, '')
    const { href } = plainLink(words.startsWith('www.') ? `https://${words}` : words, own)
    if (href === undefined) continue
    done.push({ type: 'text', value: node.value.slice(at, index) }, { type: 'link', url: href, children: [{ type: 'text', value: words }] })
    at = index + words.length
  }
  if (at === 0) return [node]
  done.push({ type: 'text', value: node.value.slice(at) })
  return done.filter((part) => part.type !== 'text' || part.value !== '')
}

/** Headings from level 2 on, each at most one level below the one before, with the order among them kept. */
function settleHeadings(nodes: readonly RootContent[], above: number): void {
  const open: { written: number; depth: number }[] = []
  const headings = nodes.filter((node): node is Heading => node.type === 'heading')
  const shift = Math.max(0, 2 - Math.min(...headings.map(({ depth }) => depth)))
  let before = above
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.written >= heading.depth) open.pop()
    const parent = open.at(-1)
    const depth = Math.min(parent ? parent.depth + 1 : Math.min(Math.max(heading.depth + shift, 2), before + 1), 6)
    open.push({ written: heading.depth, depth })
    heading.depth = depth as Heading['depth']
    before = depth
  }
}
