import type { Page } from 'playwright-core'

/** Texts that overflow their container or the window, each with the element around it. Elements that scroll or move by are ignored. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = 1
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isInline = (element: Element) => /^(?:inline|contents)$/.test(getComputedStyle(element).display)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement!
      if (
        !text.data.trim() ||
        !parent.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('svg, script, style, .visually-hidden')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width < 2) continue
      let box = parent
      while (isInline(box) && box.parentElement) box = box.parentElement
      const scrolls = (element: Element | null): boolean =>
        element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
      const moves = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).animationIterationCount === 'infinite' || moves(element.parentElement))
      const hidden = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath !== 'none' || getComputedStyle(element).clip !== 'auto' || hidden(element.parentElement))
      if (scrolls(parent) || moves(parent) || hidden(parent)) continue
      const bounds = box.getBoundingClientRect()
      const isOut = right > bounds.right + edge || left < bounds.left - edge
      const isOff = right > document.documentElement.clientWidth + edge || left < -edge
      if (isOut || isOff)
        found.push(
          `${box.localName}.${box.className.replaceAll(/\bMui\S*-(?:root|inherit|size\S*|color\S*|disable\S*)\b|css-\S+/g, '').trim()}: ${text.data.trim().slice(0, 40)}`,
        )
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return [...new Set([...found, ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [])])]
  })
}
