import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { translateToItself } from './disturbances.ts'
import { whollyLive } from './everyPage.ts'
import { type Visit, type VisitOptions, eventually } from './visit.ts'

/** The text of the page, without parts that differ between visits. */
const said = async (page: Page) => (await page.locator('main').innerText()).replace(/\s+/g, ' ')

/** Fails unless a translated page shows, after `act`, the same as an untranslated one. */
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
  // Both are read again: a tool updates its statement about a text shortly after the text.
  await eventually(async () => [await said(translated.page), await said(plain.page)]).toSatisfy(([one, other]) => one === other)
  // React reports that it has re-rendered translated content.
  const faults = [...plain.faults, ...translated.faults]
  expect(faults.filter((fault) => !fault.includes('Minified React error #418'))).toEqual([])
}
