import { useEffect, useLayoutEffect } from 'react'
import { rememberPosition, restorePositions, savePositions } from './scrollRestoration.ts'

/**
 * Stores the scroll position of the history entry `entryKey` while its page is `shown`, also across reloads (R2.3). Within a document, the
 * application restores positions; when a document is loaded or left, the browser does.
 */
export function useScrollRestoration(entryKey: string, shown: boolean): void {
  // In the layout phase, so that a page that shrinks while it is left does not count as scrolled.
  useLayoutEffect(() => {
    if (!shown) return
    const remember = () => rememberPosition(entryKey, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [entryKey, shown])

  useEffect(() => {
    restorePositions()
    const take = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      history.scrollRestoration = 'auto'
      savePositions()
    }
    // Until the document has loaded, the browser may still be restoring the position of a reload.
    if (document.readyState === 'complete') take()
    else window.addEventListener('load', take, { once: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', take)
    return () => {
      window.removeEventListener('load', take)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', take)
    }
  }, [])
}
