import { useEffect, useLayoutEffect } from 'react'
import { rememberPosition, restorePositions, savePositions } from './scrollPositions.ts'

/**
 * Remembers where the history entry `entryKey` is scrolled to while its page is `shown`, across reloads too. Scrolling within one document
 * is then the application’s; what happens when a document comes or goes stays with the browser.
 */
export function useScrollMemory(entryKey: string, shown: boolean): void {
  // In the layout phase, so that a page that shrinks under its reader on leaving does not count as scrolled.
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
    // Until the document has loaded, the browser may still have to restore the position of a reload.
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
