import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { HydrationGates } from '#src/ui/hydrationGates.ts'
import { internalLinkTarget } from './internalLinkTarget.ts'
import { pagePath } from './pagePath.ts'
import type { PageStore } from './pageStore.ts'
import { ensureEntryKey, rememberPosition } from './scrollRestoration.ts'

/**
 * Makes the router follow clicks on internal links, and fetches a page at the first sign that its link will be used. Whatever the browser
 * handles differently (new tabs, downloads, modifier keys, other hosts, anchors on the same page) is left to it, and so are pages of
 * another build.
 */
export function useFollowLinks({ pages, gates }: { pages: PageStore; gates: HydrationGates | null }): void {
  const navigate = useNavigate()
  const { key } = useLocation()

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const target = internalLinkTarget(event)
      if (!target) return
      const path = pagePath(target.pathname)
      if (pages.get(path).status === 'outdated') return
      event.preventDefault()
      gates?.openAll()
      rememberPosition(key, window.scrollY)
      if (path !== pagePath(location.pathname)) pages.request(path)
      else if (!target.hash) window.scrollTo({ top: 0, behavior: 'instant' })
      if (target.href !== location.href) void navigate(target.pathname + target.search + target.hash)
    }
    function onIntent(event: Event) {
      const target = internalLinkTarget(event)
      if (target && pagePath(target.pathname) !== pagePath(location.pathname) && !savesData()) pages.request(pagePath(target.pathname))
    }
    function onPopState() {
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
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
