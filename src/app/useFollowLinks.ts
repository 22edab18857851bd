import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { pathOf } from '#src/site/base/pathOf.ts'
import { awaitConnection } from './awaitConnection.ts'
import { awaitPage } from './awaitPage.ts'
import { crossFade } from './crossFade.ts'
import { rememberLink } from './followedLinks.ts'
import { internalLinkTarget } from './internalLinkTarget.ts'
import { pageAt } from './pageAt.ts'
import type { PageStore } from './pageStore.ts'
import { savesData } from '#src/ui/savesData.ts'
import { ensureEntryKey, rememberPosition } from './scrollRestoration.ts'

/**
 * Makes the router handle clicks on internal links, and prefetches a page when its link is about to be used. As with documents, the old
 * page stays until the next one is ready, for at most `HOLD_MS`, and the latest click wins. Whatever the browser handles differently (new
 * tabs, downloads, modifier keys, other hosts, anchors on the same page) is left to it, and so are pages of another build. Without a
 * connection, the old page stays with its address until the next one is available, or the visitor cancels; `isAwaiting` says so. Call it
 * after the hook that sets up an arrived page, in the same component: the cross-fade to a page ends its wait there.
 */
export function useFollowLinks({ pages, gates }: { pages: PageStore; gates: HydrationGates | null }): {
  isAwaiting: boolean
  cancel(): void
} {
  const navigate = useNavigate()
  const { key } = useLocation()
  const giveUp = useRef(() => {})
  const [isAwaiting, setAwaiting] = useState(false)
  /** Called with the key of each history entry that is shown. */
  const arrived = useRef<(entryKey: string) => void>(() => {})

  // In the layout phase, before the page is painted.
  useLayoutEffect(() => {
    arrived.current(key)
  }, [key])

  useEffect(() => {
    function go({ href, pathname, search, hash }: URL) {
      gates?.openAll()
      rememberPosition(key, window.scrollY)
      if (href !== location.href) void navigate(pathOf(pathname)! + search + hash)
    }
    function goTo(target: URL, path: string) {
      if (pages.get(path).status !== 'ready') return go(target)
      crossFade(
        document,
        () =>
          new Promise((resolve) => {
            arrived.current = () => resolve()
            go(target)
          }),
      )
    }
    function onClick(event: MouseEvent) {
      const target = internalLinkTarget(event)
      if (!target) return
      const path = pageAt(target)
      if (pages.get(path).status === 'outdated') return
      event.preventDefault()
      giveUp.current()
      if (path === pageAt(location)) {
        if (!target.hash) window.scrollTo({ top: 0, behavior: 'instant' })
        go(target)
      } else {
        rememberLink(key, (event.target as Element).closest('a')!)
        pages.request(path)
        if (navigator.onLine || pages.get(path).status === 'ready') giveUp.current = awaitPage(pages, path, () => goTo(target, path))
        else {
          const end = awaitConnection(pages, path, () => {
            setAwaiting(false)
            goTo(target, path)
          })
          setAwaiting(true)
          giveUp.current = () => {
            setAwaiting(false)
            end()
          }
        }
      }
    }
    function onIntent(event: Event) {
      const target = internalLinkTarget(event)
      if (target && pageAt(target) !== pageAt(location) && !savesData()) pages.request(pageAt(target))
    }
    function onPopState() {
      giveUp.current()
      ensureEntryKey()
      gates?.openAll()
    }
    document.addEventListener('click', onClick)
    // Runs before the router, which listens to the same event.
    window.addEventListener('popstate', onPopState, true)
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onPopState, true)
      for (const intent of intents) document.removeEventListener(intent, onIntent)
    }
  }, [navigate, pages, gates, key])

  return { isAwaiting, cancel: useCallback(() => giveUp.current(), []) }
}
