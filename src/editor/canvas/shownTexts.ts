import { askPreview } from '#src/editor/askPreview.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { valueAt } from '#src/editor/valueAt.ts'
import { marks } from './marks.ts'
import { matchTexts } from './matchTexts.ts'
import { type PageProse, proseOfPage } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'

/** A text of config, and the node of the page that shows it. */
export type ShownText = { node: Text; place: PageProse }

/** Which texts of config a page shows where. */
export type ShownTexts = {
  /** Finds the texts of the page. Settles also when the page cannot be drawn with marks: its fields stay usable. */
  look(): Promise<void>
  /** The text that an element shows, as far as that is known by now. */
  textIn(element: Element): ShownText | undefined
  /** The text at a point of the window, in what was clicked there, and the offset in it; undefined when none can be typed in. */
  textAtPoint(target: Element, x: number, y: number): (ShownText & { offset: number }) | undefined
  /** The texts that can be typed in and are in sight, in their order. */
  texts(): ShownText[]
  /** The text before or after a node. */
  neighbour(node: Text, way: 'next' | 'previous'): ShownText | undefined
  /** What holds a text by now; another section may stand in its place. */
  holderOf(place: PageProse): PageProse['source'] | undefined
  /** The value of a text in the file that holds it. */
  onDisk(place: PageProse): unknown
}

/** The texts of the page in `document`, as the editor has it open. */
export function shownTexts(document: Document, editor: Editor): ShownTexts {
  let known = new Map<Text, PageProse>()
  let looked: Promise<void> | undefined

  async function find() {
    const { page: shown } = editor.get()
    const prose = proseOfPage(editor.get())
    // What stands still is not drawn while somebody types.
    if (!shown || shown.view !== undefined || prose.length === 0) return void (known = new Map())
    const texts = prose.map(({ region, keyPath, text }, number) => ({ region, keyPath, text, shown: marks.put({ text }, number) }))
    const { html } = await askPreview<{ html: string }>('/_dev/edit/words', { path: shown.path, texts })
    known = matchTexts(document, new DOMParser().parseFromString(html, 'text/html'), prose)
  }

  /**
   * Looks once for all who ask meanwhile, and again where another page has come by then. A page that cannot be drawn with marks has its
   * fields beside it still.
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

  /** The text that a node shows, if that is so still: nodes stay when pages are drawn anew. */
  function placeOf(node: Text): PageProse | undefined {
    const place = known.get(node)
    return place && regions.of(node) === place.region && onDisk(place) === node.data ? place : undefined
  }

  /** What holds a text by now; another section may stand in its place. */
  const holderOf = ({ region, source }: PageProse) => (/^\d/.test(region) ? editor.get().page?.sections[Number(region)] : source)

  function onDisk(place: PageProse): unknown {
    const holder = holderOf(place)
    const file = editor.get().page?.files.find(({ file }) => file === holder?.file)
    return holder && valueAt(file?.value, [...holder.keyPath, ...place.keyPath])
  }

  /** The texts that can be typed in and are in sight, in their order. */
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
    // What was clicked may have been drawn again.
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

/** Whether an element has a text of its own. */
export function hasText(element: Element): boolean {
  return textsOf(element).some(({ data }) => data.trim() !== '')
}

function textsOf(element: Element): Text[] {
  return [...element.childNodes].filter((child): child is Text => child.nodeType === 3)
}

/** Whether a text may be typed in where it stands: menus close, and their buttons act, under the hands of who types there. */
export function isOpen(element: Element): boolean {
  return !element.closest('header.site-header :is(button, details, .mega-panel), .sidebar-panel')
}

/** The text and the offset in it at a point of the window; undefined when no text is there. */
function caretAt(document: Document, x: number, y: number): { node: Text; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset]
  return node?.nodeType === 3 ? { node: node as Text, offset: offset ?? 0 } : undefined
}
