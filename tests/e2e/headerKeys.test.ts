import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { sampled } from '#tests/support/sampled.ts'
import { focusedText } from './inPage.ts'
import { LOG_BOOK, PANEL_KEYS, SIGN_IN, card, openPanels, opener } from './menu.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** Where focus is: `link /products`, `button Pricing`. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    return element instanceof HTMLAnchorElement
      ? `link ${element.getAttribute('href')}`
      : `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent}`
  })

/** Presses Tab and tells each stop. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focus(page))
  }
  return stops
}

test('R3.2 links of closed panels are not in the tab order', async () => {
  const { page } = await visit('/')
  await live(page)
  expect(await tabStops(page, 11)).toEqual([
    'link #content',
    'link /',
    'link /products',
    'button Show Products menu',
    'button Solutions',
    'link /integration',
    'button Pricing',
    'button Company',
    `link ${SIGN_IN}`,
    `link ${harbour.booking.url}`,
    'link /get-started',
  ])
  expect(await openPanels(page)).toEqual([])
})

test.each(sampled(['Space', 'Enter'], 1))('R3.2 %s opens and closes a panel, and Tab goes through its links in order', async (key) => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'company').focus()
  await page.keyboard.press(key)
  await eventually(() => openPanels(page)).toEqual(['company'])
  expect(await opener(page, 'company').getAttribute('aria-expanded')).toBe('true')
  expect(await focus(page)).toBe('button Company')
  expect(await tabStops(page, 3)).toEqual(['link /about-us', 'link /contact-us', `link ${LOG_BOOK}`])
  await opener(page, 'company').focus()
  await page.keyboard.press(key)
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 focus that leaves a panel closes it', async () => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'company').press('Enter')
  await eventually(() => openPanels(page)).toEqual(['company'])
  await tabStops(page, 4)
  expect(await focus(page)).toBe(`link ${SIGN_IN}`)
  await eventually(() => openPanels(page)).toEqual([])
})

test.each(sampled(PANEL_KEYS, 1))('R3.2 Escape in the panel of %s closes it and returns focus to its button', async (key) => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, key).press('Enter')
  await eventually(() => openPanels(page)).toEqual([key])
  await page.keyboard.press('Tab')
  expect(await card(page, key).locator('a:focus').count()).toBe(1)
  await page.keyboard.press('Escape')
  await eventually(() => openPanels(page)).toEqual([])
  expect(await opener(page, key).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('R3.2 arrows lead along the row, into the panel, through it and back', async () => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'solutions').focus()
  await page.keyboard.press('ArrowRight')
  expect(await focus(page)).toBe('link /integration')
  await page.keyboard.press('ArrowRight')
  expect(await focus(page)).toBe('button Pricing')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await focus(page)).toBe('button Solutions')
  await page.keyboard.press('ArrowDown')
  await eventually(() => openPanels(page)).toEqual(['solutions'])
  await eventually(() => focus(page)).toBe('link /solutions/small-harbours')
  await page.keyboard.press('ArrowDown')
  expect(await focus(page)).toBe('link /solutions/large-harbours')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await focus(page)).toBe('button Solutions')
})

test('R3.2 Home and End lead to the ends of the row, and of an open panel, and the page stays where it is', async () => {
  const { page } = await visit('/')
  await live(page)
  await page.evaluate(() => window.scrollTo(0, 200))
  await opener(page, 'solutions').focus()
  await page.keyboard.press('Home')
  expect(await focus(page)).toBe('link /products')
  await page.keyboard.press('End')
  expect(await focus(page)).toBe('button Company')
  await page.keyboard.press('ArrowDown')
  await eventually(() => focus(page)).toBe('link /about-us')
  await page.keyboard.press('End')
  expect(await focus(page)).toBe(`link ${LOG_BOOK}`)
  await page.keyboard.press('Home')
  expect(await focus(page)).toBe('link /about-us')
  expect(await page.evaluate(() => window.scrollY)).toBe(200)
})

test('R3.2 Enter on an item opens its page and moves focus to its heading', async () => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'company').press('Enter')
  await eventually(() => openPanels(page)).toEqual(['company'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
  await eventually(() => page.evaluate(() => document.activeElement!.tagName)).toBe('H1')
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 a press outside closes an opened panel', async () => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'pricing').click()
  await page.mouse.move(700, 850)
  await eventually(() => openPanels(page)).toEqual(['pricing'])
  await page.mouse.click(700, 850)
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 a tap on an entry opens its panel and does not navigate, a tap on another changes it, a second tap closes it', async () => {
  const { page } = await visit('/', { width: 1366, hasTouch: true })
  await live(page)
  for (const key of [...sampled(['solutions', 'products', 'pricing'] as const, 1), 'company'] as const) {
    await opener(page, key).tap()
    await eventually(() => openPanels(page)).toEqual([key])
  }
  expect(new URL(page.url()).pathname).toBe('/')
  await opener(page, 'company').tap()
  await eventually(() => openPanels(page)).toEqual([])
  await opener(page, 'company').tap()
  await card(page, 'company').locator('a[href="/about-us"]').tap()
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
})

test('the skip link is the first stop, is seen when it has focus, and leads into the page', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Skip to content')
  expect(await page.locator('.skip-link').evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement!.id)).toBe('content')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
})
