import type { Page } from 'playwright-core'

/** Marks the current document; `isMarked` then returns whether it is still the same one, not a reloaded one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the document is the marked one. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** The scroll position from the top, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls the page immediately and waits for scroll listeners. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/** The text of the focused element in one line; its tag name if it has none. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return (
      element.getAttribute('aria-label') ??
      (element === document.body ? 'BODY' : (element.innerText || element.tagName).trim().replace(/\s+/g, ' '))
    )
  })
}

/** Tag and text of the focused element, such as `H1 About us`. */
export function focusedHeading(page: Page): Promise<string> {
  return page.evaluate(() => `${document.activeElement!.tagName} ${document.activeElement!.textContent}`)
}

/** The texts of the main headings of the page. */
export function headings(page: Page): Promise<string[]> {
  return page.locator('main h1').allTextContents()
}

/**
 * Follows a link to a path of the site that is added to the page, so that neither the layout nor the text of a page matters. As after a
 * click, the heading of the old page loses the focus.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    ;(document.activeElement as HTMLElement).blur()
    const link = document.createElement('a')
    link.href = (document.documentElement.dataset['base'] ?? '') + address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}
