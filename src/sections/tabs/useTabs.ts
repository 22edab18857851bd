import { useEffect, useRef, useState } from 'react'

/**
 * The selected tab: `links` until the section is hydrated (so that the first client render equals the server’s), then an index. The URL
 * selects it if its fragment is one of `panelIds`, initially and later. `barRef` is for the element around the tabs: a link that has the
 * focus during hydration passes it to its tab.
 */
export function useTabs(panelIds: string[]) {
  const [chosen, choose] = useState<number | 'links'>('links')
  const barRef = useRef<HTMLDivElement>(null)
  const focusedLink = useRef(-1)
  const ids = panelIds.join(' ')

  useEffect(() => {
    // Older URLs have a hyphen instead of `_`, which anchors never contain.
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
