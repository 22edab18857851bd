import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '#tests/support/sampled.ts'
import { scrollTo, scrollTop } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const button = (page: Page) => page.locator('.scroll-to-top')
const isShown = (page: Page) =>
  button(page).evaluate((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
/** Share of the ring that is drawn, 0 to 1. */
const progress = (page: Page) =>
  button(page)
    .locator('circle')
    .nth(1)
    .evaluate((circle) => 1 - Number.parseFloat(getComputedStyle(circle).strokeDashoffset))

test('R4.3 at 300 px the button is hidden and cannot be focused, at 301 px it shows', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 300)
  expect(await isShown(page)).toBe(false)
  await button(page).evaluate((element: HTMLElement) => element.focus())
  expect(await page.evaluate(() => document.activeElement!.className)).not.toContain('scroll-to-top')
  await scrollTo(page, 301)
  await eventually(() => isShown(page)).toBe(true)
  await button(page).evaluate((element: HTMLElement) => element.focus())
  expect(await page.evaluate(() => document.activeElement!.className)).toContain('scroll-to-top')
  await scrollTo(page, 300)
  await eventually(() => isShown(page)).toBe(false)
})

const SIZES = [
  [768, 52],
  [769, 56],
  [390, 52],
  [1440, 56],
] as const

test.each(sampled(SIZES, 2))('R4.3 at %i px the ring is %i px wide with a stroke of 3 px', async (width, size) => {
  const { page } = await visit('/', { width })
  await live(page)
  await scrollTo(page, 600)
  await eventually(() => isShown(page)).toBe(true)
  await eventually(() => button(page).evaluate((element) => element.getAnimations().length)).toBe(0)
  const box = (await button(page).boundingBox())!
  expect([box.width, box.height]).toEqual([size, size])
  const strokes = await button(page)
    .locator('circle')
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).strokeWidth))
  expect(strokes).toEqual(['3px', '3px'])
  // Radius and half a stroke on each side make up the whole ring.
  const drawn = await button(page)
    .locator('circle')
    .nth(0)
    .evaluate((circle) => circle.getBoundingClientRect().width)
  expect([size, size - 3]).toContain(Math.round(drawn))
})

test('R4.3 the ring shows how far the page is scrolled', async () => {
  const { page } = await visit('/')
  await live(page)
  const way = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (const share of [0.25, 0.5, 1]) {
    await scrollTo(page, Math.round(way * share))
    await eventually(() => progress(page)).toBeCloseTo(share, 2)
  }
})

test('R4.3 pressing it scrolls to the top and moves focus there', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 1500)
  await button(page).click()
  await eventually(() => scrollTop(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('content')
  await eventually(() => isShown(page)).toBe(false)
})

test('R4.3 with reduced motion it is at the top at once', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' })
  await live(page)
  await scrollTo(page, 1500)
  const top = await button(page).evaluate((element: HTMLElement) => {
    element.click()
    return window.scrollY
  })
  expect(top).toBe(0)
})

test('R4.3 it is hidden again on the next page, which starts at its top', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 1500)
  await eventually(() => isShown(page)).toBe(true)
  await page.locator('.mega-item a[href="/integration"]').click()
  await eventually(() => isShown(page)).toBe(false)
})

test('R4.3 the button is named and the ring is decoration', async () => {
  const { page } = await visit('/')
  expect(await button(page).getAttribute('aria-label')).toBe('Back to top')
  expect(await button(page).locator('svg[aria-hidden="true"]').count()).toBe(2)
})
