/**
 * Makes a change of the page with a cross-fade from what is on the screen, where the browser has view transitions and the reader has not
 * asked for less motion; else at once. `change` settles when the new page is in the document; nothing is painted in between.
 */
export function crossFade(document: Document, change: () => Promise<void>): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !('startViewTransition' in document)) return void change()
  const { ready, finished } = document.startViewTransition(change)
  // Another change, or a window out of sight, skips the effect; the page changes all the same.
  ready.catch(() => {})
  finished.catch(() => {})
}
