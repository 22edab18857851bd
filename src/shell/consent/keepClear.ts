const GAP_PX = 8

/**
 * Keeps the page usable next to a bar at the window’s lower edge, until the returned function is called: the end of the page can be
 * scrolled above the bar (the style sheet uses `--consent-height`), and focused elements are never covered.
 */
export function keepClear(bar: HTMLElement): () => void {
  const root = document.documentElement
  // In very low windows the bar is part of the page and covers nothing.
  const height = () => (getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0)
  const measure = () => root.style.setProperty('--consent-height', `${height()}px`)

  function onFocus({ target }: FocusEvent) {
    if (!(target instanceof Element) || bar.contains(target) || target.closest('dialog, [role="dialog"]')) return
    const { top, bottom } = target.getBoundingClientRect()
    const free = window.innerHeight - height()
    const hidden = bottom + GAP_PX - free
    if (hidden > 0 && bottom - top < free) window.scrollBy({ top: hidden, behavior: 'instant' })
  }

  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null
  observer?.observe(bar)
  measure()
  root.dataset['consent'] = 'open'
  window.addEventListener('resize', measure)
  document.addEventListener('focusin', onFocus)
  return () => {
    observer?.disconnect()
    window.removeEventListener('resize', measure)
    document.removeEventListener('focusin', onFocus)
    delete root.dataset['consent']
    root.style.removeProperty('--consent-height')
  }
}
