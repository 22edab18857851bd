/**
 * Changes the page with a cross-fade if the browser supports view transitions and the reader does not prefer reduced motion; otherwise at
 * once. `change` settles when the new page is in the document; nothing is painted in between.
 */
export function crossFade(document: Document, change: () => Promise<void>): void {
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !('startViewTransition' in document)) return void change()
  const { ready, finished } = document.startViewTransition(change)
  // Another change, or a hidden window, skips the effect; the page still changes.
  ready.catch(() => {})
  finished.catch(() => {})
}
