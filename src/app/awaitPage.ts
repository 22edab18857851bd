import type { PageStore } from './pageStore.ts'

/** How long the old page stays on screen while the next one loads, in milliseconds. */
export const HOLD_MS = 300

/**
 * Calls `go` once: when the result for the page at `path` is known, immediately if it already is, and after `HOLD_MS` at the latest.
 * Returns a function that cancels.
 */
export function awaitPage(pages: Pick<PageStore, 'get' | 'subscribe'>, path: string, go: () => void): () => void {
  const isThere = () => pages.get(path).status !== 'loading'
  if (isThere()) {
    go()
    return () => {}
  }
  const timer = setTimeout(end, HOLD_MS)
  const unsubscribe = pages.subscribe(() => isThere() && end())
  function stop() {
    clearTimeout(timer)
    unsubscribe()
  }
  function end() {
    stop()
    go()
  }
  return stop
}
