import type { PageStore } from './pageStore.ts'

/**
 * Calls `go` once: when the page at `path` is ready, or, if it was requested with a connection, when that request has ended. Requests the
 * page again each time the connection is back, also after a pending request. Returns a function that cancels.
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
