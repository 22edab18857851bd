import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type AxeScope, axeFindings } from './axeFindings.ts'
import { whollyLive } from './everyPage.ts'
import { live, useBrowser } from './visit.ts'

const WIDE = 1440
const NARROW = 390
// Animations are disabled, so that nothing moves during the checks.
const wide = { width: WIDE, height: 900, reducedMotion: 'reduce' } as const
const narrow = { width: NARROW, height: 844, reducedMotion: 'reduce' } as const

const { visit, siteUrl } = useBrowser()

/** Used for both widths. */
async function violationsAtBothWidths(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const findings: string[] = []
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 900 })
    findings.push(...(await axeFindings(page, scope)).map((found) => `${width} px: ${found}`))
  }
  return findings
}

test('axe would find what is wrong', async () => {
  const { page } = await visit('/about-us', wide)
  await whollyLive(page)
  await page.evaluate(() => {
    const picture = document.createElement('img')
    picture.src = '/assets/waves.svg'
    document.querySelector('main')!.prepend(document.createElement('button'), picture)
  })
  expect((await axeFindings(page)).map((found) => found.split(' ')[0])).toEqual(expect.arrayContaining(['button-name', 'image-alt']))
})

describe('axe finds nothing', () => {
  test('R3.2 in any open panel of the menu', async () => {
    const { page } = await visit('/', wide)
    await live(page)
    const triggers = page.locator('.mega-menu [aria-expanded]')
    expect(await triggers.count()).toBe(4)
    for (const trigger of await triggers.all()) {
      await trigger.click()
      await page.waitForSelector(`#${await trigger.getAttribute('aria-controls')}[data-open]`)
      expect(await axeFindings(page, { within: 'header' }), (await trigger.textContent()) ?? '').toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  test('R3.3 in the open sidebar', async () => {
    const { page } = await visit('/products', narrow)
    await live(page)
    await page.locator('.menu-button').click()
    await page.getByRole('dialog').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('in open answers', async () => {
    const { page } = await visit('/pricing/berth-book', wide)
    await whollyLive(page)
    const questions = page.locator('main details > summary')
    expect(await questions.count()).toBeGreaterThan(2)
    for (const question of await questions.all()) await question.click()
    expect(await page.locator('main details:not([open])').count()).toBe(0)
    expect(await violationsAtBothWidths(page)).toEqual([])
  })

  // The form with most kinds of fields; forms.test.ts tests the states of another one.
  test('in a form with its mistakes shown', async () => {
    const { page } = await visit('/pricing/permission/apply', wide)
    await whollyLive(page)
    await page.locator('main form [type="submit"]').click()
    await page.locator('main form .summary:focus').waitFor()
    expect(await violationsAtBothWidths(page)).toEqual([])
  })

  test('where a search finds nothing, and in a chosen tab', async () => {
    const { page } = await visit('/glossary/harbour?q=zzzz', wide)
    for (const path of ['/glossary/harbour?q=zzzz', '/integration?q=zzzz']) {
      await page.goto(siteUrl + path)
      await whollyLive(page)
      await page.locator('.empty').waitFor()
      expect(await violationsAtBothWidths(page, { within: 'main' }), path).toEqual([])
    }
    await page.goto(`${siteUrl}/products/berth-book`)
    await whollyLive(page)
    await page.getByRole('tab').nth(1).click()
    expect(await violationsAtBothWidths(page, { within: 'main' })).toEqual([])
  })
})
