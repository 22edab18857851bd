import { askPreview } from '#src/editor/askPreview.ts'
import type { Editor } from '#src/editor/createEditor.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { valueAt } from '#src/editor/valueAt.ts'
import { marks } from './marks.ts'
import { matchTexts } from './matchTexts.ts'
import { type PageProse, proseOfPage } from './proseOfPage.ts'
import { regions } from './regions.ts'
import { textsIn } from './textsIn.ts'
import { type TypingEnd, typeInPlace } from './typeInPlace.ts'
import { withText } from './withText.ts'

/** Typing on a page. */
export type CanvasTyping = {
  /** Begins where was clicked, and says whether there is a text that can be typed in. */
  beginAt(click: { target: Element; clientX: number; clientY: number }): Promise<boolean>
  /** Begins with the first text of a section, and says whether there is one. */
  beginIn(section: number): Promise<boolean>
  /** The element of a text that can be typed in, of what is under the pointer; as far as that is known by now. */
  elementAt(target: Element): Element | undefined
  /** The text that an element shows, whether it can be typed in or not; as far as that is known by now. */
  textAt(target: Element): PageProse | undefined
  isIn(target: Node): boolean
  /** Learns which texts the page shows, unless somebody is typing. */
  look(): void
  leave(): void
}

/**
 * Lets the texts of a page be typed in where they stand. What is typed goes the way of the fields: a draft of its section, which is written
 * when it is right. `choose` selects what holds a text; `onTyping` is told which text is typed in, and null when none is any more.
 */
export function canvasTyping(
  page: Window,
  editor: Editor,
  { choose, onTyping }: { choose(text: PageProse): Promise<void>; onTyping(prose: PageProse | null): void },
): CanvasTyping {
  const { document } = page
  let known = new Map<Text, PageProse>()
  let looked: Promise<void> | undefined
  let typing: { place: PageProse; isIn(target: Node): boolean; finish(how: TypingEnd): Promise<void> } | undefined

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

  /** Puts a text into the draft of what holds it; undefined leaves its field out. */
  function put(place: PageProse, text: string | undefined) {
    const { page, selection, draft } = editor.get()
    const holder = holderOf(place)
    if (!selection || !holder || !isSamePlace(holder, selection)) return
    const file = page!.files.find(({ file }) => file === selection.file)
    editor.change(withText(draft ? draft.value : valueAt(file?.value, selection.keyPath), place.keyPath, text))
  }

  function begin(node: Text, offset: number, place: PageProse) {
    void typing?.finish('kept')
    const ready = choose(place)
    let words = node.data
    let isTyped = false
    let isWaiting = false
    const session = typeInPlace(node, offset, {
      onText(text) {
        words = text
        isTyped = true
        if (isWaiting) return
        isWaiting = true
        // The picture with the letter goes first; then the fields beside it.
        afterPicture(page, () => {
          isWaiting = false
          void ready.then(() => typing === own && put(place, words))
        })
      },
      onEnd: (how) => void finish(how),
    })
    const own = { place, isIn: (target: Node) => session.element.contains(target), finish }
    typing = own
    onTyping(place)

    async function finish(how: TypingEnd) {
      if (typing !== own) return
      typing = undefined
      const following = how === 'next' || how === 'previous' ? neighbour(node, how) : undefined
      session.stop()
      if (how === 'takenBack') {
        words = place.text
        if (node.data !== place.text) node.data = place.text
      }
      if (!following) onTyping(null)
      const isEmptied = words === '' && !place.isNeeded
      const written = ready
        .then(() => {
          if (isTyped) put(place, isEmptied ? undefined : words)
          // Only now: another section may be chosen for it.
          if (following) begin(following.node, following.node.length, following.place)
          return editor.flush()
        })
        .then(() => {
          // What could not be written is a draft in its field; the page shows what is on disk.
          const now = onDisk(place)
          if (typeof now === 'string' && node.isConnected && node.data !== now && !typing?.isIn(node)) node.data = now
        })
      await written
      void look()
    }
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

  const textOf = (target: Element, isFitting: (node: Text) => boolean) =>
    [...target.childNodes].find((child): child is Text => child.nodeType === 3 && isFitting(child as Text))

  return {
    async beginAt({ target, clientX, clientY }) {
      if (!textOf(target, ({ data }) => data.trim() !== '')) return false
      const isKnown = (node: Text) => placeOf(node) !== undefined
      const find = () => {
        // What was clicked may have been drawn anew.
        const element = target.isConnected ? target : (document.elementFromPoint(clientX, clientY) ?? target)
        const point = caretAt(document, clientX, clientY)
        const node = point && point.node.parentNode === element && isKnown(point.node) ? point.node : textOf(element, isKnown)
        return node && isOpen(element) ? { node, offset: point?.node === node ? point.offset : node.length } : undefined
      }
      let found = find()
      if (!found) {
        // What was typed last may still be on its way to the disk: until then the page says something else than what is known of it.
        await editor.flush().catch(() => {})
        await look()
        found = find()
      }
      if (!found) return false
      begin(found.node, found.offset, placeOf(found.node)!)
      return true
    },
    async beginIn(section) {
      await look()
      const [first] = texts().filter(({ place }) => place.region === String(section))
      if (first) begin(first.node, first.node.length, first.place)
      return first !== undefined
    },
    elementAt: (target) => (isOpen(target) && textOf(target, (node) => placeOf(node) !== undefined) ? target : undefined),
    textAt(target) {
      const node = textOf(target, (text) => placeOf(text) !== undefined)
      return node && placeOf(node)
    },
    isIn: (target) => typing?.isIn(target) ?? false,
    look() {
      if (!typing) void look()
    },
    leave: () => void typing?.finish('kept'),
  }
}

/** Whether a text may be typed in where it stands: menus close, and their buttons act, under the hands of who types there. */
function isOpen(element: Element): boolean {
  return !element.closest('header.site-header :is(button, details, .mega-panel), .sidebar-panel')
}

/** Calls once the next picture of a window has been made, or soon where none is made. */
function afterPicture(page: Window, work: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) work()
    isDone = true
  }
  setTimeout(once, 100)
  page.requestAnimationFrame(() => setTimeout(once))
}

/** The text and the offset in it at a point of the window; undefined when no text is there. */
function caretAt(document: Document, x: number, y: number): { node: Text; offset: number } | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = position ? undefined : document.caretRangeFromPoint?.(x, y)
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset]
  return node?.nodeType === 3 ? { node: node as Text, offset: offset ?? 0 } : undefined
}
