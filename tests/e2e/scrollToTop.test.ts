import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollTo, scrollTop } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const button = (page: Page) => page.locator('.scroll-to-top')
const isShown = (page: Page) =>
  button(page).evaluate((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
/** The drawn share of the ring, 0 to 1. */
const progress = (page: Page) =>
  button(page)
    .locator('circle')
    .nth(1)
    .evaluate((circle) => 1 - Number.parseFloat(getComputedStyle(circle).strokeDashoffset))

test('R4.3 at 300 px the button is hidden and cannot be focused, at 301 px it shows how far the page is scrolled; pressing it scrolls to the top and moves focus there', async () => {
  const { page } = await visit('/')
  await live(page)
  expect(await button(page).getAttribute('aria-label')).toBe('Back to top')
  expect(await button(page).locator('svg[aria-hidden="true"]').count()).toBe(2)
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

  const way = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (const share of [0.25, 0.5, 1]) {
    await scrollTo(page, Math.round(way * share))
    await eventually(() => progress(page)).toBeCloseTo(share, 2)
  }
  await button(page).click()
  await eventually(() => scrollTop(page)).toBe(0)
  expect(await page.evaluate(() => document.activeElement!.id)).toBe('content')
  await eventually(() => isShown(page)).toBe(false)

  // It is hidden on the next page, which starts at its top.
  await scrollTo(page, 1500)
  await eventually(() => isShown(page)).toBe(true)
  await page.locator('.mega-item a[href="/integration"]').click()
  await eventually(() => isShown(page)).toBe(false)
})

test('R4.3 the ring is 52 px wide up to 768 px, and 56 px beyond, with a stroke of 3 px', async () => {
  const { page } = await visit('/', { width: 390 })
  await live(page)
  await scrollTo(page, 600)
  await eventually(() => isShown(page)).toBe(true)
  for (const [width, size] of [
    [390, 52],
    [768, 52],
    [769, 56],
    [1440, 56],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(() => button(page).evaluate((element) => element.getAnimations().length)).toBe(0)
    const box = (await button(page).boundingBox())!
    expect([box.width, box.height], `${width} px`).toEqual([size, size])
    const strokes = await button(page)
      .locator('circle')
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).strokeWidth))
    expect(strokes).toEqual(['3px', '3px'])
    // The radius plus half a stroke on each side is the whole ring.
    const drawn = await button(page)
      .locator('circle')
      .nth(0)
      .evaluate((circle) => circle.getBoundingClientRect().width)
    expect([size, size - 3]).toContain(Math.round(drawn))
  }
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
