import { REVEAL_DEFAULTS } from '#src/site/constants.ts'

/**
 * Fades in `data-reveal` elements and grows `data-grow` elements when they scroll into view (R4.2, R4.5). Only elements below the fold are
 * hidden first, and only by this script: without JavaScript everything is visible. Returns a function that stops observing.
 */
export function revealOnScroll(document: Document): () => void {
  if (!('IntersectionObserver' in window) || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return () => {}
  const observers = new Map<number, IntersectionObserver>()

  function observerFor(threshold: number) {
    let observer = observers.get(threshold)
    if (!observer) {
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as HTMLElement)
        },
        { threshold: [threshold] },
      )
      observers.set(threshold, observer)
    }
    return observer
  }

  function show(element: HTMLElement) {
    setState(element, 'shown')
    for (const observer of observers.values()) observer.unobserve(element)
  }

  function watch(element: HTMLElement) {
    if (element.dataset['watched'] !== undefined) return
    element.dataset['watched'] = ''
    const { top, height } = element.getBoundingClientRect()
    if (top < window.innerHeight) return
    setState(element, 'waiting')
    const wanted = element.dataset['grow'] === undefined ? Number(element.dataset['reveal']) : REVEAL_DEFAULTS.threshold
    // A section taller than the window can never be wholly visible.
    const reachable = height > 0 ? (window.innerHeight / height) * 0.5 : 1
    observerFor(Math.min(wanted, reachable)).observe(element)
  }

  function watchAll() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal], [data-grow]')) watch(element)
  }

  // The focus must never be on something invisible.
  function onFocus({ target }: FocusEvent) {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-reveal-state="waiting"]') : null
    if (element) show(element)
  }

  watchAll()
  const changes = new MutationObserver(watchAll)
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
    for (const observer of observers.values()) observer.disconnect()
  }
}

function setState(element: HTMLElement, state: 'waiting' | 'shown') {
  if (element.dataset['grow'] === undefined) element.dataset['revealState'] = state
  else element.dataset['grow'] = state
}
