import { askPreview } from '#src/editor/askPreview.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { valueAt } from '#src/site/valueAt.ts'
import { caretAt } from './caretAt.ts'
import { marks } from './marks.ts'
import { matchTexts } from './matchTexts.ts'
import { type PageProse, proseOfPage } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'
import { titlePieces } from './titlePieces.ts'

/** A text of config and its text node. */
export type ShownText = { node: Text; place: PageProse }

/** Maps texts of config to the nodes of a page. */
export type ShownTexts = {
  /** Finds the texts of the page. Also settles if the page cannot be rendered with marks: the fields stay usable. */
  look(): Promise<void>
  /** The text that an element shows, if already known. */
  textIn(element: Element): ShownText | undefined
  /** The text at a point of the window, within the clicked element, with the offset; undefined if none is editable. */
  textAtPoint(target: Element, x: number, y: number): (ShownText & { offset: number }) | undefined
  /** The editable texts in view, in order. */
  texts(): ShownText[]
  /** The previous or next text of a node. */
  neighbour(node: Text, way: 'next' | 'previous'): ShownText | undefined
  /** The current part that contains a text; its position may have changed. */
  holderOf(place: PageProse): PageProse['source'] | undefined
  /** The value of a text in its file. */
  onDisk(place: PageProse): unknown
}

/** The texts of the page in `document`. */
export function shownTexts(document: Document, editor: Editor): ShownTexts {
  let known = new Map<Text, PageProse>()
  let looked: Promise<void> | undefined

  async function find() {
    const { page: shown } = editor.get()
    const prose = proseOfPage(editor.get())
    // Static views do not re-render while the author types.
    if (!shown || shown.view !== undefined || prose.length === 0) return void (known = new Map())
    const texts = prose.map(({ region, keyPath, text }, number) => ({ region, keyPath, text, shown: marks.put({ text }, number) }))
    const { html } = await askPreview<{ html: string }>('/_dev/edit/words', { path: shown.path, texts })
    const matched = matchTexts(document, new DOMParser().parseFromString(html, 'text/html'), prose)
    known = new Map([...matched, ...titlePieces(document, prose)])
  }

  /**
   * Concurrent calls share one search, which is repeated if the page has changed meanwhile. If a page cannot be rendered with marks,
   * its fields can still be used.
   */
  function look(): Promise<void> {
    looked ??= findLast()
      .catch(() => {})
      .finally(() => (looked = undefined))
    return looked
  }

  async function findLast() {
    const { page: shown } = editor.get()
    await find()
    if (editor.get().page !== shown) await findLast()
  }

  /** The text that a node shows, if it still does: nodes are reused when pages re-render. */
  function placeOf(node: Text): PageProse | undefined {
    const place = known.get(node)
    return place && regions.of(node) === place.region && onDisk(place) === node.data ? place : undefined
  }

  /** The current part that contains a text; its position may have changed. */
  const holderOf = ({ region, source }: PageProse) => (/^\d/.test(region) ? editor.get().page?.sections[Number(region)] : source)

  function onDisk(place: PageProse): unknown {
    const holder = holderOf(place)
    const file = editor.get().page?.files.find(({ file }) => file === holder?.file)
    const text = holder && valueAt(file?.value, [...holder.keyPath, ...place.keyPath])
    const { before, after } = place.around ?? { before: '', after: '' }
    if (!place.around || typeof text !== 'string') return text
    return text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : undefined
  }

  /** The editable texts in view, in order. */
  function texts(): { node: Text; place: PageProse }[] {
    return regions.in(document).flatMap(({ element }) =>
      textsIn(element).flatMap((node) => {
        const place = isOpen(node.parentElement!) ? placeOf(node) : undefined
        return place && node.parentElement!.checkVisibility({ visibilityProperty: true }) ? [{ node, place }] : []
      }),
    )
  }

  function neighbour(node: Text, way: 'next' | 'previous') {
    const side = way === 'next' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
    const others = texts().filter((other) => node.compareDocumentPosition(other.node) & side)
    return way === 'next' ? others[0] : others.at(-1)
  }

  function textIn(element: Element): ShownText | undefined {
    for (const node of textsOf(element)) {
      const place = placeOf(node)
      if (place) return { node, place }
    }
    return undefined
  }

  function textAtPoint(target: Element, x: number, y: number) {
    // The clicked element may have re-rendered.
    const element = target.isConnected ? target : (document.elementFromPoint(x, y) ?? target)
    if (!isOpen(element)) return undefined
    const point = caretAt(document, x, y)
    const place = point?.node.parentNode === element ? placeOf(point.node) : undefined
    if (point && place) return { ...point, place }
    const found = textIn(element)
    return found && { ...found, offset: found.node.length }
  }

  return { look, textIn, textAtPoint, texts, neighbour, holderOf, onDisk }
}

/** Whether an element directly contains text. */
export function hasText(element: Element): boolean {
  return textsOf(element).some(({ data }) => data.trim() !== '')
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].filter((child): child is Text => child.nodeType === 3)
}

/**
 * Whether a text can be edited in place. Texts in menus and header buttons cannot: typing would trigger the buttons and close the menus.
 */
export function isOpen(element: Element): boolean {
  return !element.closest('header.site-header :is(button, details, .mega-panel), .sidebar-panel')
}
