import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visit, VisitOptions } from '#tests/e2e/visit.ts'
import { type Tool, openTool, words } from './toolPages.ts'

/** Presses a key until the element has the focus. Fails when it is not reached. */
async function goTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const steps: string[] = []
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press(key)
    if (await element.evaluate((wanted) => wanted === document.activeElement)) return
    steps.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 30) ?? ''))
  }
  throw new Error(`not reached by ${key}: ${steps.slice(-10).join(' | ')}`)
}

/** Goes through a tool with Tab, Enter and Space alone: sample, result, copy, clearing. Fails where something is not reached. */
export async function completeByKeyboard(visit: (path: string, options?: VisitOptions) => Promise<Visit>, tool: Tool): Promise<void> {
  const { page, submit, sample, box, report } = await openTool(visit, tool, { permissions: ['clipboard-write'] })
  const result = () => page.locator('.result-heading:focus-visible').waitFor({ timeout: 60_000 })
  await goTo(page, box())
  await goTo(page, sample)
  await page.keyboard.press('Space')
  if (tool.sample === 'filled in') {
    await goTo(page, submit, 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  await result()

  const details = report.locator('summary:visible').first()
  if ((await details.count()) > 0) {
    await goTo(page, details)
    await page.keyboard.press('Enter')
    expect(await report.locator('details[open]').count()).toBe(1)
  }
  await goTo(page, report.getByRole('button', { name: words.copy }))
  await page.keyboard.press('Enter')
  await page.getByText(words.copied).waitFor()
  await goTo(page, report.getByRole('button', { name: words.clear }))
  await page.keyboard.press('Enter')
  await goTo(page, page.getByRole('button', { name: words.clearYes }))
  await page.keyboard.press('Space')
  await page.locator('.no-result [role="status"]:focus', { hasText: words.cleared }).waitFor()
}
