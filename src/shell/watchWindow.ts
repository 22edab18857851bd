import { SIDEBAR_QUERY, isSidebarWidth } from '#src/site/constants.ts'

/** What menus want to know of the window. */
export type WindowEvents = {
  /** Told at once, and whenever it changes, whether the viewport has the sidebar or the mega menu. */
  width(width: 'narrow' | 'wide'): void
  /** The page came back from the back/forward cache. */
  restore(): void
}

/** Watches the window until the function that comes back is called. */
export function watchWindow({ width, restore }: WindowEvents): () => void {
  const query = typeof window.matchMedia === 'function' ? window.matchMedia(SIDEBAR_QUERY) : null
  const tell = () => width((query ? query.matches : isSidebarWidth(window.innerWidth)) ? 'narrow' : 'wide')
  const show = (event: PageTransitionEvent) => event.persisted && restore()
  const source = query ?? window
  const name = query ? 'change' : 'resize'
  tell()
  source.addEventListener(name, tell)
  window.addEventListener('pageshow', show)
  return () => {
    source.removeEventListener(name, tell)
    window.removeEventListener('pageshow', show)
  }
}
