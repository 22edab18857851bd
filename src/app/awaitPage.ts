import type { PageStore } from './pageStore.ts'

/** How long the page that is left stays on the screen while the next one is on its way, in milliseconds. */
export const HOLD_MS = 300

/**
 * Calls `go` once: as soon as it is known what became of the page at `path`, at once where that is known already, and after `HOLD_MS` in
 * any case. Returns a function that gives up waiting.
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
