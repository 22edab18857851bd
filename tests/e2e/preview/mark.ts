import type { Page } from 'playwright-core'
import { markDocument } from '#tests/e2e/inPage.ts'

/** Marks the document, to detect a reload, and scrolls to a position in it. */
export async function mark(page: Page, top: number): Promise<void> {
  await markDocument(page)
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await page.waitForFunction((to) => window.scrollY === to, top)
}
