import { useLayoutEffect, useRef } from 'react'
import { type Location, useNavigationType } from 'react-router-dom'
import { sections } from '#src/sections/index.tsx'
import type { PageData } from '#src/site/pages/pageData.ts'
import { followedLink } from './followedLinks.ts'
import { isInView } from './isInView.ts'
import { keepSession } from './pageSession.ts'
import type { PageState } from './pageStore.ts'
import { scrollOnArrival, scrollToPlaceholder } from './scrollRestoration.ts'
import { updateHead } from './updateHead.ts'

/**
 * What the document showed last: a history entry and its page. `awaited`: the first page has not arrived yet; `gone`: a placeholder has
 * replaced the page.
 */
type Shown = { entryKey: string; pathname: string; status: 'awaited' | 'here' | 'gone' }

/**
 * Handles the arrival of a page after a navigation: first the title, then the scroll position (R2.3): back and forward restore the reader’s
 * position, a hash scrolls to its element, other pages start at the top unless they keep the position. Then the focus: the link through
 * which the reader had left, if it is in view, the element of the hash, or the main heading. Another query or hash on the same page does
 * not move the focus. The first page is left as the browser shows it. The placeholder of an awaited page is scrolled to the top. The
 * session rules (R2.2) apply on every page.
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
    const isReturn = navigation === 'POP'
    if (!isSamePage) updateHead(document, data)
    scrollOnArrival({ entryKey, before: last.entryKey, isReturn, anchor, isSamePage, scroll: data.scroll, tool: toolOf(data) })
    if (!isSamePage) focusOn((isReturn ? readPlace(entryKey) : null) ?? anchor ?? document.querySelector<HTMLElement>('main h1'))
  }, [data, entryKey, pathname, search, hash, navigation])
}

function focusOn(element: HTMLElement | null) {
  if (!element) return
  if (element.tabIndex < 0) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Where a returning reader was: at the followed link, otherwise at the first heading, if it is in view. */
function readPlace(entryKey: string): HTMLElement | null {
  const link = followedLink(entryKey)
  if (link && isInView(link)) return link
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].find((heading) => isInView(heading)) ?? null
}

/** The section of the page that stores results, which is its tool; null on other pages. */
function toolOf({ sections: shown }: PageData): HTMLElement | null {
  return document.querySelector(`[data-section="${shown.findIndex(({ type }) => sections[type].traits.keepsResults)}"]`)
}

/** The element of a hash; null if there is none, also for a malformed hash. */
function anchorTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
