import { siteKey } from '#src/site/base/siteKey.ts'
import { isInView } from './isInView.ts'

const STORAGE_KEY = 'scrollPositions'
const positions = new Map<string, number>()

/**
 * Gives the current history entry a key if it has none: the first entry of a visit, and entries that the browser creates for anchors, would
 * otherwise share one position. The router keeps an existing key.
 */
export function ensureEntryKey(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
}

/** The last scroll position of a history entry, in CSS pixels; undefined if there is none. */
export function positionOf(entryKey: string): number | undefined {
  return positions.get(entryKey)
}

/** Stores the scroll position of a history entry, in CSS pixels. */
export function rememberPosition(entryKey: string, top: number): void {
  positions.set(entryKey, top)
}

/** Saves the positions for a reload, if session storage is available. Called when the document is left. */
export function savePositions(): void {
  try {
    sessionStorage.setItem(siteKey(STORAGE_KEY), JSON.stringify([...positions].slice(-100)))
  } catch {
    // Without storage, positions last as long as the document.
  }
}

/** Restores the positions saved before a reload. */
export function restorePositions(): void {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(siteKey(STORAGE_KEY)) ?? '[]')
    if (!Array.isArray(saved)) return
    for (const pair of saved as unknown[]) {
      if (Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number') positions.set(pair[0], pair[1])
    }
  } catch {
    // Unreadable positions are ignored.
  }
}

/**
 * A completed navigation: the history entry and the previous one, whether it went back or forward, the element of the hash, the page’s
 * scroll setting, and the section with its tool.
 */
type Arrival = {
  entryKey: string
  before: string
  isReturn: boolean
  anchor: HTMLElement | null
  isSamePage: boolean
  scroll: 'top' | 'keep'
  tool: HTMLElement | null
}

/**
 * Sets the scroll position of a page that has arrived (R2.3): back and forward restore the reader’s position, a hash scrolls to its
 * element, other pages start at the top unless they keep the position; on the same page nothing moves. If a kept position would hide the
 * tool’s first control, the page scrolls to the tool.
 */
export function scrollOnArrival({ entryKey, before, isReturn, anchor, isSamePage, scroll, tool }: Arrival): void {
  const position = isReturn ? positionOf(entryKey) : undefined
  if (position !== undefined) scrollTo(position)
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else if (!isSamePage) {
    scrollTo(scroll === 'keep' ? (positionOf(before) ?? window.scrollY) : 0)
    if (scroll === 'keep' && tool) bringIntoView(tool)
  }
}

/** Scrolls to the top, for the placeholder of a page. */
export function scrollToPlaceholder(): void {
  scrollTo(0)
}

/** Scrolls to a section whose first control is out of view, just far enough. */
function bringIntoView(section: HTMLElement) {
  const controls = [...section.querySelectorAll('input, textarea, select, button')]
  // The label around an input represents it: a file input is one pixel large.
  const control = controls
    .map((element) => element.closest('label') ?? element)
    .find((element) => element.getBoundingClientRect().height > 1)
  if (!control || isInView(control)) return
  section.scrollIntoView({ behavior: 'instant', block: 'start' })
  if (!isInView(control)) control.scrollIntoView({ behavior: 'instant', block: 'center' })
}

function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
}
