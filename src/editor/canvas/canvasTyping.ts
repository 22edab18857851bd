import type { Editor } from '#src/editor/createEditor.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { valueAt } from '#src/editor/valueAt.ts'
import type { PageProse } from './proseOfPage.ts'
import { hasText, isOpen, shownTexts } from './shownTexts.ts'
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
  const shown = shownTexts(document, editor)
  let typing: { place: PageProse; isIn(target: Node): boolean; finish(how: TypingEnd): Promise<void> } | undefined

  /** Puts a text into the draft of what holds it; undefined leaves its field out. */
  function put(place: PageProse, text: string | undefined) {
    const { page, selection, draft } = editor.get()
    const holder = shown.holderOf(place)
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
      const following = how === 'next' || how === 'previous' ? shown.neighbour(node, how) : undefined
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
          const now = shown.onDisk(place)
          if (typeof now === 'string' && node.isConnected && node.data !== now && !typing?.isIn(node)) node.data = now
        })
      await written
      void shown.look()
    }
  }

  return {
    async beginAt({ target, clientX, clientY }) {
      if (!hasText(target)) return false
      const find = () => shown.textAtPoint(target, clientX, clientY)
      let found = find()
      if (!found) {
        // What was typed last may still be on its way to the disk: until then the page says something else than what is known of it.
        await editor.flush().catch(() => {})
        await shown.look()
        found = find()
      }
      if (!found) return false
      begin(found.node, found.offset, found.place)
      return true
    },
    async beginIn(section) {
      await shown.look()
      const [first] = shown.texts().filter(({ place }) => place.region === String(section))
      if (first) begin(first.node, first.node.length, first.place)
      return first !== undefined
    },
    elementAt: (target) => (isOpen(target) && shown.textIn(target) ? target : undefined),
    textAt: (target) => shown.textIn(target)?.place,
    isIn: (target) => typing?.isIn(target) ?? false,
    look() {
      if (!typing) void shown.look()
    },
    leave: () => void typing?.finish('kept'),
  }
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
