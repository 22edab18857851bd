import type { Page } from 'playwright-core'

/** The number of CSS pixels by which the page is wider than its window, with the overflowing elements. Empty if it fits. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const hidden = [document.documentElement, document.body].some((element) => getComputedStyle(element).overflowX !== 'visible')
    if (scrollWidth <= clientWidth && !hidden) return []
    const wide = [...document.querySelectorAll('main *, footer *, header *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [
      `${scrollWidth - clientWidth} pixels too wide: ${wide
        .slice(0, 3)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
        .join(', ')}`,
    ]
  })
}
