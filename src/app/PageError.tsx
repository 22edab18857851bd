import { useEffect, useSyncExternalStore } from 'react'
import { useSite } from '#src/ui/SiteContext.ts'

/** Says that the page could not be loaded and offers to retry (R6.5). Offline, it says so and retries when the connection is back. */
export function PageError({ retry }: { retry(): void }) {
  const { words, home = '/' } = useSite()
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  return (
    <section className="band page-error" role="alert">
      <div className="container">
        <h1>{isOnline ? words.pageErrorTitle : words.offlineTitle}</h1>
        <p className="lead">{isOnline ? words.pageErrorText : words.offlineText}</p>
        <div className="actions">
          <button type="button" className="action" data-look="primary" onClick={retry}>
            {words.retry}
          </button>
          <a className="action" data-look="secondary" href={home}>
            {words.home}
          </a>
        </div>
      </div>
    </section>
  )
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
