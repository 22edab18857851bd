import type { Editor } from '#src/editor/createEditor.ts'
import { withTitle } from '#src/editor/inputs/headline.ts'
import { isSamePlace } from '#src/editor/isSamePlace.ts'
import { valueAt } from '#src/site/valueAt.ts'
import type { PageProse } from './proseOfPage.ts'
import { hasText, isOpen, shownTexts } from './shownTexts.ts'
import { type TypingEnd, typeInPlace } from './typeInPlace.ts'
import { withValue } from './withValue.ts'

/** Text editing on the page. */
export type CanvasTyping = {
  /** Starts at the clicked position; returns whether there is an editable text. */
  beginAt(click: { target: Element; clientX: number; clientY: number }): Promise<boolean>
  /** Starts with the first text of a section; returns whether there is one. */
  beginIn(section: number): Promise<boolean>
  /** The element of the editable text under the pointer, if already known. */
  elementAt(target: Element): Element | undefined
  /** The text that an element shows, editable or not, if already known. */
  textAt(target: Element): PageProse | undefined
  isIn(target: Node): boolean
  /** Finds the texts of the page, unless the author is typing. */
  look(): void
  leave(): void
}

/**
 * Makes the texts of a page editable in place. Typed text takes the same path as the fields: a draft of its section, which is saved when it
 * is valid. `choose` selects the part that contains a text; `onTyping` receives the text being edited, and null when editing ends.
 */
export function canvasTyping(
  page: Window,
  editor: Editor,
  { choose, onTyping }: { choose(text: PageProse): Promise<void>; onTyping(prose: PageProse | null): void },
): CanvasTyping {
  const { document } = page
  const shown = shownTexts(document, editor)
  let typing: { place: PageProse; isIn(target: Node): boolean; finish(how: TypingEnd): Promise<void> } | undefined

  /** Puts a text into the draft of its section; undefined removes its field. */
  function put(place: PageProse, text: string | undefined) {
    const { page, selection, draft } = editor.get()
    const holder = shown.holderOf(place)
    if (!selection || !holder || !isSamePlace(holder, selection)) return
    const file = page!.files.find(({ file }) => file === selection.file)
    const value = draft ? draft.value : valueAt(file?.value, selection.keyPath)
    const whole = place.around ? place.around.before + (text ?? '') + place.around.after : text
    const group = place.keyPath.slice(0, -1)
    editor.change(
      place.highlights
        ? withValue(value, group, withTitle(valueAt(value, group) as Record<string, unknown>, whole))
        : withValue(value, place.keyPath, whole),
    )
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
        // The page may divide a title with highlighted words otherwise once it changes, so it is saved when the author has typed it.
        if (isWaiting || place.around) return
        isWaiting = true
        // The page updates first, then the fields.
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
          // Only now, since this may select another section.
          if (following) begin(following.node, following.node.length, following.place)
          return editor.flush()
        })
        .then(() => {
          // An invalid text stays as a draft in its field; the page shows the saved one.
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
        // The last typed text may not be saved yet; until then the page differs from the known texts.
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

/** Calls back after the next frame of a window, or shortly if it renders no frames. */
function afterPicture(page: Window, work: () => void): void {
  let isDone = false
  const once = () => {
    if (!isDone) work()
    isDone = true
  }
  setTimeout(once, 100)
  page.requestAnimationFrame(() => setTimeout(once))
}
