import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scrollTo, scrollTop } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const hamburger = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
const focusIsIn = (page: Page, selector: string) => page.evaluate((wanted) => document.activeElement!.closest(wanted) !== null, selector)

/** Opens the sidebar and waits for the end of its animation. */
async function open(page: Page) {
  await hamburger(page).click()
  await drawer(page).waitFor()
  await eventually(() => drawer(page).evaluate((panel) => panel.getAnimations().length)).toBe(0)
  await eventually(() => focusIsIn(page, '[role="dialog"]')).toBe(true)
}

async function isClosed(page: Page) {
  await eventually(() => drawer(page).count()).toBe(0)
  await eventually(() => isLocked(page)).toBe(false)
}

const hasFocus = (page: Page) => hamburger(page).evaluate((button) => button === document.activeElement)

test('R3.3 R3.4 the hamburger opens a sidebar with all entries and groups in one column, within the viewport, which slides for 0.5 s', async () => {
  const { page, faults } = await visit('/', { width: 1200, height: 700 })
  await live(page)
  expect(await hamburger(page).getAttribute('aria-expanded')).toBe('false')
  await open(page)
  expect(await drawer(page).getAttribute('aria-modal')).toBe('true')
  const links = await drawer(page)
    .locator('a')
    .evaluateAll((found) => found.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')))
  for (const href of [
    '/products',
    '/products/berth-book',
    '/solutions/small-harbours',
    '/solutions/fishing-fleets',
    '/integration',
    '/pricing/berth-book',
    '/about-us',
    '/contact-us',
    '/get-started',
  ]) {
    expect(links).toContain(href)
  }
  expect(await page.locator('[aria-label="Open menu"]').getAttribute('aria-expanded')).toBe('true')
  const lefts = await drawer(page)
    .locator('.menu-group')
    .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(1)
  const icons = await drawer(page)
    .locator('.menu-item-icon')
    .evaluateAll((found) => found.map((icon) => [(icon as HTMLElement).offsetWidth, (icon as HTMLElement).offsetHeight]))
  expect(icons).toEqual(icons.map(() => [45, 45]))
  for (const width of [1200, 768, 390, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 700 })
    await eventually(async () => {
      const { x, width: wide } = (await drawer(page).boundingBox())!
      return x >= 0 && x + wide <= width
    }).toBe(true)
    expect(await drawer(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    // B09: 320 px correspond to a zoom of 400 %.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await drawer(page).locator('a').last().scrollIntoViewIfNeeded()
  expect(await drawer(page).locator('a').last().isVisible()).toBe(true)

  expect(await drawer(page).evaluate((panel) => getComputedStyle(panel).transitionDuration)).toMatch(/^0\.5s/)
  await page.evaluate(() => {
    const ran: string[] = []
    Object.assign(window, { ran })
    const isPanel = ({ target }: Event) => (target as Element).matches('.sidebar-panel')
    document.addEventListener('transitionrun', (event) => {
      if (isPanel(event)) ran.push(`${event.propertyName} ${getComputedStyle(event.target as Element).transitionDuration}`)
    })
    // Some browsers restart a transition before its first frame; states that were never painted do not count.
    document.addEventListener('transitioncancel', (event) => {
      if (isPanel(event) && event.elapsedTime === 0) ran.pop()
    })
  })
  await page.keyboard.press('Escape')
  await isClosed(page)
  await eventually(() => page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual(['transform 0.5s'])
  expect(faults).toEqual([])
})

test('R3.3 page scrolling is locked while it is open, and goes on from the same position', async () => {
  const { page } = await visit('/', { width: 1000 })
  await live(page)
  await scrollTo(page, 500)
  const before = await page.evaluate(() => document.documentElement.clientWidth)
  await open(page)
  await page.mouse.move(100, 600)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await scrollTop(page)).toBe(500)
  expect(await isLocked(page)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(before)
  await page.keyboard.press('Escape')
  await isClosed(page)
  expect(await scrollTop(page)).toBe(500)
  await page.mouse.wheel(0, 200)
  await eventually(() => scrollTop(page)).toBeGreaterThan(500)
})

test('R3.3 with reduced motion it does not slide; Tab never leaves it; backdrop, Escape, its button, an item and Back close it, and focus goes where it belongs', async () => {
  const { page } = await visit('/', { width: 900, reducedMotion: 'reduce' })
  await live(page)
  await hamburger(page).click()
  await drawer(page).waitFor()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  for (const key of ['Shift+Tab', 'Tab'])
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(key)
      expect(await focusIsIn(page, '[role="dialog"], .sidebar'), `${key} ${press}`).toBe(true)
    }
  for (const close of [
    () => page.mouse.click(40, 600),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close menu' }).click(),
  ]) {
    await close()
    await isClosed(page)
    await eventually(() => hasFocus(page)).toBe(true)
    await open(page)
  }
  await page.keyboard.press('Escape')
  await isClosed(page)

  await scrollTo(page, 700)
  await open(page)
  await drawer(page).locator('a[href="/about-us"]').click()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
  await isClosed(page)
  await eventually(() => focusIsIn(page, 'h1')).toBe(true)
  await eventually(() => scrollTop(page)).toBe(0)
  // So does selecting the current page.
  await open(page)
  await drawer(page).locator('a[href="/about-us"]').click()
  await isClosed(page)
  await open(page)
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/')
  await isClosed(page)
})

test('B08 growing past 1200 px with the sidebar open closes it, unlocks and moves focus to something visible', async () => {
  const { page } = await visit('/', { width: 1200 })
  await live(page)
  await open(page)
  await page.setViewportSize({ width: 1201, height: 900 })
  await isClosed(page)
  await eventually(() =>
    page.evaluate(() => document.activeElement !== document.body && document.activeElement!.checkVisibility({ visibilityProperty: true })),
  ).toBe(true)
  await page.mouse.wheel(0, 300)
  await eventually(() => scrollTop(page)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 1200, height: 900 })
  await eventually(() => hamburger(page).isVisible()).toBe(true)
  expect(await drawer(page).count()).toBe(0)
})
