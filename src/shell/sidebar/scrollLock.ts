let release: (() => void) | null = null

/**
 * Prevents scrolling until `unlockScroll`. The space of the scrollbar is kept, so that nothing shifts. Locking twice has no further effect.
 */
export function lockScroll(): void {
  if (release) return
  const root = document.documentElement
  const { overflow, scrollbarGutter, paddingRight } = root.style
  const top = window.scrollY
  const scrollbar = window.innerWidth - root.clientWidth
  root.style.overflow = 'hidden'
  if (scrollbar > 0) {
    if (CSS.supports('scrollbar-gutter', 'stable')) root.style.scrollbarGutter = 'stable'
    else root.style.paddingRight = `${scrollbar}px`
  }
  release = () => {
    Object.assign(root.style, { overflow, scrollbarGutter, paddingRight })
    if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' })
  }
}

/** Allows scrolling again, from the locked position. Does nothing if scrolling is not locked. */
export function unlockScroll(): void {
  release?.()
  release = null
}
