import { SIDEBAR_QUERY, isSidebarWidth } from '#src/site/constants.ts'

/** Window events that menus need. */
type WindowEvents = {
  /** Whether the viewport has the sidebar or the mega menu: called at once, and on every change. */
  width(width: 'narrow' | 'wide'): void
  /** The page was restored from the back/forward cache. */
  restore(): void
}

/** Watches the window; returns a function that stops watching. */
export function watchWindow({ width, restore }: WindowEvents): () => void {
  const query = typeof window.matchMedia === 'function' ? window.matchMedia(SIDEBAR_QUERY) : null
  const report = () => width((query ? query.matches : isSidebarWidth(window.innerWidth)) ? 'narrow' : 'wide')
  const show = (event: PageTransitionEvent) => event.persisted && restore()
  const source = query ?? window
  const name = query ? 'change' : 'resize'
  report()
  source.addEventListener(name, report)
  window.addEventListener('pageshow', show)
  return () => {
    source.removeEventListener(name, report)
    window.removeEventListener('pageshow', show)
  }
}
