let release: (() => void) | null = null

/**
 * Keeps the page from scrolling until `unlockScroll`. The space of a scrollbar is kept free, so that nothing shifts.
 * Locking twice is locking once.
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

/** Lets the page scroll again, from where it was locked. Does nothing when it is not locked. */
export function unlockScroll(): void {
  release?.()
  release = null
}
