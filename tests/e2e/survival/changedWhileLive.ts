import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { headings } from '#tests/e2e/inPage.ts'
import { type Visit, type VisitOptions, eventually, live } from '#tests/e2e/visit.ts'

/** Changes to a document by other software: translators wrap each text in elements, extensions add and remove some. */
export const changesWhileLive: [string, (page: Page) => Promise<unknown>][] = [
  [
    'a translator replaces every text',
    (page) =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Node[] = []
        while (walker.nextNode()) texts.push(walker.currentNode)
        for (const text of texts) {
          if (!text.textContent?.trim() || text.parentElement?.closest('script, style, svg')) continue
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          inner.textContent = text.textContent
          outer.append(inner)
          ;(text as ChildNode).replaceWith(outer)
        }
      }),
  ],
  [
    'an extension adds elements everywhere',
    (page) =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll('body, header, main, main section, footer, form, label, li, a, button'))
          element.prepend(document.createElement('grammar-desktop-integration'))
      }),
  ],
  [
    'an extension removes what it takes for advertisements',
    (page) => page.evaluate(() => document.querySelectorAll('footer li:first-child, main img, main h2').forEach((one) => one.remove())),
  ],
]

/** Fails unless menus and navigation work without errors on pages with such changes. */
export async function expectNothingBreaks(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  change: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, faults } = await visit('/')
  await live(page)
  await change(page)
  const opener = page.locator('.mega-item[data-key="company"] .mega-entry button')
  await opener.click()
  await eventually(() => opener.getAttribute('aria-expanded')).toBe('true')
  await page.locator('#mega_panel_company a[href="/contact-us"]').click()
  await page.locator('main form').waitFor()
  await change(page)
  await page.locator('main form [type="submit"]').click()
  await page.locator('main form .summary').waitFor()
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/')
  await eventually(() => headings(page)).toHaveLength(1)
  expect(await page.locator('main').innerText()).not.toBe('')
  expect(await page.locator('header.site-header').isVisible()).toBe(true)
  // React cannot remove an element that is already gone: this is reported, and the part is re-rendered.
  expect(faults.filter((fault) => !fault.includes('NotFoundError'))).toEqual([])
}
