import { useEffect, useRef, useState } from 'react'

/**
 * Which tab is chosen: `links` until the section is hydrated (so that the first client render equals the server's), then an index. The
 * address chooses when its fragment is one of `panelIds`, at the start and later. `barRef` goes round the tabs: a link that has the focus
 * when the tabs are hydrated hands it to its tab.
 */
export function useTabs(panelIds: string[]) {
  const [chosen, choose] = useState<number | 'links'>('links')
  const barRef = useRef<HTMLDivElement>(null)
  const focusedLink = useRef(-1)
  const ids = panelIds.join(' ')

  useEffect(() => {
    // Addresses from before have a hyphen where the ids have what no anchor has.
    const named = () => ids.split(' ').indexOf(window.location.hash.slice(1).replace(/-(\d+)$/, '_$1'))
    const follow = () => {
      if (named() >= 0) choose(named())
    }
    focusedLink.current = [...(barRef.current?.querySelectorAll('a') ?? [])].findIndex((link) => link === document.activeElement)
    // oxlint-disable-next-line react/set-state-in-effect -- The second render is the point: the first one must equal the server's.
    choose((now) => (now === 'links' || named() >= 0 ? Math.max(named(), 0) : Math.min(now, ids.split(' ').length - 1)))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [ids])

  useEffect(() => {
    if (chosen === 'links' || focusedLink.current < 0) return
    barRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[focusedLink.current]?.focus({ preventScroll: true })
    focusedLink.current = -1
  }, [chosen])

  return { chosen, choose, barRef }
}
