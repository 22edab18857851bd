import { useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { sections } from '#src/sections/index.tsx'
import type { PageData } from '#src/site/pages/pageData.ts'
import { keepSession } from './pageSession.ts'
import type { PageState } from './pageStore.ts'
import { scrollOnArrival, scrollToPlaceholder } from './scrollRestoration.ts'
import { updateHead } from './updateHead.ts'

/**
 * What the document showed last: a history entry and its page. `awaited`: the first page has not arrived yet; `gone`: the page has been
 * replaced by a placeholder.
 */
type Shown = { entryKey: string; pathname: string; status: 'awaited' | 'here' | 'gone' }

/**
 * What happens when a page arrives after a navigation. First the title, then focus moves to the main heading or to the element that the
 * hash names, then the scroll position is set (R2.3): back and forward return to where the reader was, a hash scrolls to its element, other
 * pages start at the top unless they keep the position. Another query or hash on the same page does not move focus. The first page is left
 * as the browser shows it. The placeholder of a page that is awaited stands at the top. The session rules (R2.2) apply on every page.
 */
export function useArrival(location: Location, state: PageState): void {
  const navigation = useNavigationType()
  const data = state.status === 'ready' ? state.data : null
  const { key: entryKey, pathname, search, hash } = location
  const shown = useRef<Shown>({ entryKey, pathname, status: 'awaited' })

  // In the layout phase, so that the page is never painted at another position.
  useLayoutEffect(() => {
    const last = shown.current
    if (!data) {
      if (last.status === 'here') {
        last.status = 'gone'
        scrollToPlaceholder()
      }
      return
    }
    keepSession(data.session, search)
    shown.current = { entryKey, pathname, status: 'here' }
    const isSamePage = last.pathname === pathname && last.status !== 'gone'
    if (isSamePage && last.entryKey === entryKey) return

    const anchor = hash ? anchorTarget(hash) : null
    if (!isSamePage) {
      updateHead(document, data)
      focusOn(anchor ?? document.querySelector<HTMLElement>('main h1'))
    }
    scrollOnArrival({
      entryKey,
      before: last.entryKey,
      isReturn: navigation === 'POP',
      anchor,
      isSamePage,
      scroll: data.scroll,
      tool: toolOf(data),
    })
  }, [data, entryKey, pathname, search, hash, navigation])
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** The section of the page that is its tool; null on other pages. */
function toolOf({ sections: shown }: PageData): HTMLElement | null {
  return document.querySelector(`[data-section="${shown.findIndex(({ type }) => sections[type].keepsResults)}"]`)
}

/** The element that a hash names; null when there is none, also for a malformed hash. */
function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
