import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const LATE = '**/static/css/late-*.css'
const footerDisplay = (page: Page) => page.locator('.site-footer-end').evaluate((element) => getComputedStyle(element).display)
const isSeen = (page: Page, selector: string) => page.locator(selector).first().isVisible()

/** Records the layout shifts of a page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifted') as number)

test('the first screen is there before the file of late styles, and nothing shifts when it comes', async () => {
  let send = () => {}
  let wasAsked = () => {}
  const asked = new Promise<void>((resolve) => (wasAsked = resolve))
  const { page } = await visit('/thank-you', {
    waitUntil: 'commit',
    before: async (opened) => {
      await watchShifts(opened)
      await opened.route(LATE, async (route) => {
        wasAsked()
        await new Promise<void>((resolve) => (send = resolve))
        await route.continue()
      })
    },
  })
  await asked
  await page.locator('h1').waitFor()
  expect(await isSeen(page, '.mega-card')).toBe(false)
  expect(await isSeen(page, '.mega-link')).toBe(true)
  // A font that replaces its fallback may move text, which is recorded with the next frame.
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.assign(window, { shifted: 0 })
  })
  send()
  await page.waitForLoadState('load')
  expect(await footerDisplay(page)).toBe('flex')
  expect(await shiftOf(page)).toBe(0)
})

test('a file that never answers keeps neither scripts nor the footer from a visitor', async () => {
  const { page, faults } = await visit('/products/harbour-desk', {
    waitUntil: 'commit',
    // The browser receives no answer at all.
    before: (opened) => opened.route(LATE, () => {}),
  })
  await live(page)
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  const names = () => page.locator('[data-type="weightedRanking"] ol .name').allTextContents()
  const before = await names()
  await page.getByRole('slider').first().focus()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
  await eventually(names).not.toEqual(before)

  const footer = page.locator('.site-footer')
  // The time limit may have passed already.
  await footer.evaluate((element) => element.getAnimations().forEach((wait) => wait.finish()))
  expect(await footer.locator('nav a').first().isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('the footer waits a moment for the file where motion is unwanted, too, and never on paper', async () => {
  const { page } = await visit('/thank-you', { reducedMotion: 'reduce', before: (opened) => opened.route(LATE, (route) => route.abort()) })
  const footer = page.locator('.site-footer')
  const waits = await footer.evaluate((element) => element.getAnimations().map((wait) => wait.effect!.getComputedTiming().endTime))
  expect(waits).toEqual([3000])
  await page.emulateMedia({ media: 'print' })
  expect(await footer.isVisible()).toBe(true)
})

test('where the file does not come, menus open and the page is read to its end', async () => {
  const { page } = await visit('/thank-you', { before: (opened) => opened.route(LATE, (route) => route.fulfill({ status: 404 })) })
  expect(await footerDisplay(page)).toBe('block')
  expect(await isSeen(page, '.mega-card')).toBe(false)
  expect(await isSeen(page, '.scroll-to-top')).toBe(false)
  await page.locator('.mega-item:has(.mega-panel) .mega-entry > :first-child').first().hover()
  await page.locator('.mega-card').first().waitFor()
  const ground = await page
    .locator('.mega-card')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).toMatch(/^rgb\(/)
})

test('without JavaScript the styles come as well', async () => {
  const { page } = await visit('/about-us', { javaScriptEnabled: false })
  expect(await footerDisplay(page)).toBe('flex')
})

test('they stay when the footer goes', async () => {
  const { page } = await visit('/')
  await live(page)
  const padding = () => page.locator('.scroll-to-top').evaluate((element) => getComputedStyle(element).borderRadius)
  await page.locator('a[href="/get-started"]').first().click()
  await page.locator('.site-footer').waitFor({ state: 'detached' })
  expect(await padding()).toBe('50%')
  await page.locator('.bare-brand a').click()
  await page.locator('.site-footer-end').waitFor()
  expect(await footerDisplay(page)).toBe('flex')
})
