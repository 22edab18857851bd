/** The scroll position from the top, the page height and the viewport height, in CSS pixels. */
type ScrollPosition = { top: number; height: number; viewport: number }

/**
 * Reports the scroll position, first in the next frame and then after every change, at most once per frame. Returns a function that stops
 * watching.
 */
export function watchScroll(report: (position: ScrollPosition) => void): () => void {
  let frame = 0
  const measure = () => {
    frame = 0
    report({ top: window.scrollY, height: document.documentElement.scrollHeight, viewport: window.innerHeight })
  }
  const ask = () => {
    frame ||= requestAnimationFrame(measure)
  }
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(ask) : null
  ask()
  sizes?.observe(document.body)
  window.addEventListener('scroll', ask, { passive: true })
  window.addEventListener('resize', ask, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes?.disconnect()
    window.removeEventListener('scroll', ask)
    window.removeEventListener('resize', ask)
  }
}
