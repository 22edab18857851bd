/** How much of a tall element must be in the viewport, in CSS pixels. */
const LEAST_IN_VIEW_PX = 48

/** Whether the top of an element is in the viewport and not covered by the header. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return top >= clear && Math.min(bottom, top + LEAST_IN_VIEW_PX) <= window.innerHeight
}
