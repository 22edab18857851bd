import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { harbour } from '#tests/support/harbour.ts'
import { focusedText } from './inPage.ts'
import { LOG_BOOK, SIGN_IN, card, openPanels, opener } from './menu.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

/** The focused element: `link /products`, `button Pricing`. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!
    return element instanceof HTMLAnchorElement
      ? `link ${element.getAttribute('href')}`
      : `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent}`
  })

/** Presses Tab and records each focused element. */
async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focus(page))
  }
  return stops
}

test('R3.2 Tab passes over closed panels; Space and Enter open and close one, and Tab goes through its links, closes it by leaving, and Enter follows', async () => {
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

  for (const key of ['Space', 'Enter']) {
    await opener(page, 'company').focus()
    await page.keyboard.press(key)
    await eventually(() => openPanels(page)).toEqual(['company'])
    expect(await opener(page, 'company').getAttribute('aria-expanded')).toBe('true')
    expect(await focus(page)).toBe('button Company')
    expect(await tabStops(page, 3)).toEqual(['link /about-us', 'link /contact-us', `link ${LOG_BOOK}`])
    await opener(page, 'company').focus()
    await page.keyboard.press(key)
    await eventually(() => openPanels(page)).toEqual([])
  }
  await page.keyboard.press('Enter')
  await eventually(() => openPanels(page)).toEqual(['company'])
  await tabStops(page, 4)
  expect(await focus(page)).toBe(`link ${SIGN_IN}`)
  await eventually(() => openPanels(page)).toEqual([])

  await opener(page, 'company').press('Enter')
  await eventually(() => openPanels(page)).toEqual(['company'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await eventually(() => new URL(page.url()).pathname).toBe('/about-us')
  await eventually(() => page.evaluate(() => document.activeElement!.tagName)).toBe('H1')
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 arrows, Home and End lead along the row, into the panel, through it and back, and Escape to the button; the page stays where it is', async () => {
  const { page } = await visit('/')
  await live(page)
  await page.evaluate(() => window.scrollTo(0, 200))
  await opener(page, 'solutions').focus()
  for (const [key, stop] of [
    ['ArrowRight', 'link /integration'],
    ['ArrowRight', 'button Pricing'],
    ['ArrowLeft', 'link /integration'],
    ['ArrowLeft', 'button Solutions'],
    ['Home', 'link /products'],
    ['End', 'button Company'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focus(page), key).toBe(stop)
  }
  await page.keyboard.press('ArrowDown')
  await eventually(() => openPanels(page)).toEqual(['company'])
  await eventually(() => focus(page)).toBe('link /about-us')
  for (const [key, stop] of [
    ['ArrowDown', 'link /contact-us'],
    ['End', `link ${LOG_BOOK}`],
    ['Home', 'link /about-us'],
    ['ArrowUp', 'button Company'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focus(page), key).toBe(stop)
  }
  await page.keyboard.press('Tab')
  expect(await card(page, 'company').locator('a:focus').count()).toBe(1)
  await page.keyboard.press('Escape')
  await eventually(() => openPanels(page)).toEqual([])
  expect(await opener(page, 'company').evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(200)

  // A click outside closes it as well.
  await opener(page, 'pricing').click()
  await page.mouse.move(700, 850)
  await eventually(() => openPanels(page)).toEqual(['pricing'])
  await page.mouse.click(700, 850)
  await eventually(() => openPanels(page)).toEqual([])
})

test('R3.2 a tap on an entry opens its panel and does not navigate, a tap on another changes it, a second tap closes it', async () => {
  const { page } = await visit('/', { width: 1366, hasTouch: true })
  await live(page)
  for (const key of ['solutions', 'company'] as const) {
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
