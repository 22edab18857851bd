/** Words that were clicked on the page: the field that has them puts its caret there as soon as it is open. */
let wished: { words: string; offset: number } | undefined

/** Sent to open rich texts when there is a wish. */
export const CARET_EVENT = 'caret-wished'

export const caretWish = {
  /** Wishes for the caret `offset` characters after the start of words. */
  make(caret: { words: string; offset: number }): void {
    wished = caret
    window.dispatchEvent(new Event(CARET_EVENT))
  },
  /** The wish, if a text has the words; it is then fulfilled. */
  take(has: (words: string) => boolean): { words: string; offset: number } | undefined {
    if (!wished || !has(wished.words)) return undefined
    const taken = wished
    wished = undefined
    return taken
  },
}
