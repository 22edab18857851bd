import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { translateToItself } from './disturbances.ts'
import { whollyLive } from './everyPage.ts'
import { type Visit, type VisitOptions, eventually } from './visit.ts'

/** What the page says, without what differs from visit to visit. */
const said = async (page: Page) => (await page.locator('main').innerText()).replace(/\s+/g, ' ')

/** Fails unless a page that the browser has translated shows, after `act`, what it shows elsewhere. */
export async function expectSameTranslated(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  path: string,
  act: (page: Page) => Promise<unknown>,
): Promise<void> {
  const [plain, translated] = [await visit(path), await visit(path)]
  await translateToItself(translated.page)
  for (const { page } of [plain, translated]) {
    await whollyLive(page)
    await act(page)
  }
  expect(await translated.page.locator('main font').count()).toBeGreaterThan(5)
  // Both are looked at again: what a tool says of a text follows a moment after it.
  await eventually(async () => [await said(translated.page), await said(plain.page)]).toSatisfy(([one, other]) => one === other)
  // React says that it made anew what was translated before.
  const faults = [...plain.faults, ...translated.faults]
  expect(faults.filter((fault) => !fault.includes('Minified React error #418'))).toEqual([])
}
