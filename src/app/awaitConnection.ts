import type { PageStore } from './pageStore.ts'

/**
 * Calls `go` once: as soon as the page at `path` is there, or, when the browser is connected, whatever became of it. The page is asked for
 * again each time that the connection comes back. Returns a function that gives up waiting.
 */
export function awaitConnection(pages: Pick<PageStore, 'get' | 'request' | 'subscribe'>, path: string, go: () => void): () => void {
  const ask = () => pages.request(path)
  const unsubscribe = pages.subscribe(() => {
    const { status } = pages.get(path)
    if (status === 'loading' || (status === 'failed' && !navigator.onLine)) return
    stop()
    go()
  })
  function stop() {
    unsubscribe()
    window.removeEventListener('online', ask)
  }
  window.addEventListener('online', ask)
  return stop
}
