import type { WordPoint } from '#src/editor/canvas/caretAt.ts'

/** Words that were picked on the page: a point, or the words up to `to`. */
export type WishedWords = WordPoint & { to?: WordPoint | undefined }

/** The field that has the picked words selects them as soon as it is open. */
let wished: WishedWords | undefined

/** Sent to open rich texts when there is a wish. */
export const CARET_EVENT = 'caret-wished'

export const caretWish = {
  /** Wishes for the caret, or the selection, at words of the page. Returns whether an open text has them. */
  make(words: WishedWords): boolean {
    wished = words
    window.dispatchEvent(new Event(CARET_EVENT))
    return wished === undefined
  },
  /** The wish, if a text has the words; it is then fulfilled. */
  take(has: (words: string) => boolean): WishedWords | undefined {
    if (!wished || !has(wished.words)) return undefined
    const taken = wished
    wished = undefined
    return taken
  },
  forget(): void {
    wished = undefined
  },
}
