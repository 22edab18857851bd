import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '#tests/e2e/visit.ts'
import { beforeRelease, sampled } from '#tests/support/sampled.ts'
import { openTool, toolOf, tools, words } from './toolPages.ts'

const { visit } = useBrowser()

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

test.each(sampled(tools, 1))('$type is completed with Tab, Enter and Space alone', async (tool) => {
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
})

describe('B20 the focus stays where a pressed button has gone', () => {
  beforeRelease('of a requirement', async () => {
    const { page, trySample } = await openTool(visit, toolOf('resumeSync'))
    await trySample()
    const chip = page.locator('.move .chip').first()
    const skill = await chip.innerText()
    await chip.press('Enter')
    await page.locator('.move').last().locator('.chip:focus', { hasText: skill }).waitFor()
  })

  beforeRelease('of a word that is ignored, and of one that is looked at again', async () => {
    const { page, trySample } = await openTool(visit, toolOf('jobScanner'))
    await trySample()
    const word = page.locator('.marked .chip').first()
    await word.press('Enter')
    await page.locator('.marked h4 + .chips .chip:focus').press('Enter')
    await page.locator('.marked-text + .chips .chip:focus').waitFor()
  })
})

test('B20 a profile with nothing in it leads to its first field', async () => {
  const { page, submit, report } = await openTool(visit, toolOf('profileOptimizer'))
  await submit.press('Enter')
  expect(await page.getByLabel('Headline').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await report.count()).toBe(0)
})
