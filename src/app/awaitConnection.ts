import type { PageStore } from './pageStore.ts'

/**
 * Calls `go` once: as soon as the page at `path` is there, or, when it was asked for with a connection, whatever became of it. The page is
 * asked for again each time that the connection comes back, also after a request that was on its way then. Returns a function that gives
 * up waiting.
 */
export function awaitConnection(pages: Pick<PageStore, 'get' | 'request' | 'subscribe'>, path: string, go: () => void): () => void {
  let isAskedOnline = false
  function ask() {
    isAskedOnline = pages.get(path).status !== 'loading'
    pages.request(path)
  }
  const unsubscribe = pages.subscribe(() => {
    const { status } = pages.get(path)
    if (status === 'loading' || (status === 'failed' && !navigator.onLine)) return
    if (status === 'failed' && !isAskedOnline) return ask()
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
