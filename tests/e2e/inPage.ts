import type { Page } from 'playwright-core'

/** Marks the document that the page holds; `isMarked` then tells whether it is still the same one, not loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

/** Whether the document is the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Scroll position from the top, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls the page at once and waits until listeners have been told. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, top)
}

/** The text of the element that has focus, shortened to one line; the name of its tag where it has none. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    return (
      element.getAttribute('aria-label') ??
      (element === document.body ? 'BODY' : (element.innerText || element.tagName).trim().replace(/\s+/g, ' '))
    )
  })
}

/** Tag and text of what has focus, such as `H1 About us`. */
export function focusedHeading(page: Page): Promise<string> {
  return page.evaluate(() => `${document.activeElement!.tagName} ${document.activeElement!.textContent}`)
}

/** Texts of the main headings of the page. */
export function headings(page: Page): Promise<string[]> {
  return page.locator('main h1').allTextContents()
}

/** Follows a link to the address, put into the page for the purpose, so that neither the view nor the wording of a page matters. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
}
