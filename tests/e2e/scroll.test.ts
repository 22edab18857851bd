import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focusedHeading, follow, scrollTo, scrollTop } from './inPage.ts'
import { hold } from './survival/network.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit } = useBrowser()

const TOOL = '/products/resume-check'
const OTHER_TOOL = '/products/resume-match'

async function arrive(page: Page, path: string) {
  await eventually(() => page.url()).toMatch(new RegExp(`${path}$`))
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
}

/** The distance of an element from the bottom of the header; negative if it is covered. */
const belowHeader = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const header = document.querySelector('header')!.getBoundingClientRect().bottom
    return Math.round(document.querySelector(wanted)!.getBoundingClientRect().top - header)
  }, selector)

/** The first control of the tool and its position in the viewport; a label around an input is part of it. */
const firstControl = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('main form :is(input, textarea, select, button)')]
    const [shown] = controls.map((control) => control.closest('label') ?? control)
    const { top, height } = shown!.getBoundingClientRect()
    return { top, height, header: document.querySelector('header')!.getBoundingClientRect().bottom, viewport: window.innerHeight }
  })

test('R2.3 a route change, and a link to the page shown, go to the top; one to a tool page, and between tool pages, keeps the position', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 1200)
  await follow(page, '/products')
  await arrive(page, '/products')
  expect(await scrollTop(page)).toBe(0)
  await scrollTo(page, 120)
  await follow(page, TOOL)
  await arrive(page, TOOL)
  await eventually(() => scrollTop(page)).toBe(120)
  await scrollTo(page, 160)
  await follow(page, OTHER_TOOL)
  await arrive(page, OTHER_TOOL)
  await eventually(() => scrollTop(page)).toBe(160)
  const link = page.locator('.mega-item a[href="/integration"]')
  await link.click()
  await arrive(page, '/integration')
  await eventually(() => scrollTop(page)).toBe(0)
  await scrollTo(page, 800)
  await link.click()
  await eventually(() => scrollTop(page)).toBe(0)
})

test('R2.3 a position that would leave the tool out of sight gives way to the tool, on a phone and on a desktop', async () => {
  const { page } = await visit('/')
  await live(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [TOOL, OTHER_TOOL]) {
      await scrollTo(page, 100_000)
      await follow(page, path)
      await arrive(page, path)
      await eventually(async () => {
        const { top, height, header, viewport } = await firstControl(page)
        return top >= header && top + Math.min(height, 40) <= viewport
      }).toBe(true)
    }
    // Returning visitors find the page as they left it.
    await scrollTo(page, 90)
    await follow(page, '/about-us')
    await arrive(page, '/about-us')
    await page.goBack()
    await eventually(() => scrollTop(page)).toBe(90)
  }
})

test('R2.3 B13 back, forward and a reload in the middle restore positions, also of pages that must be fetched again', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 1300)
  await follow(page, '/about-us')
  await arrive(page, '/about-us')
  await scrollTo(page, 600)
  await follow(page, '/contact-us')
  await arrive(page, '/contact-us')
  await page.goBack()
  await eventually(() => scrollTop(page)).toBe(600)
  await page.goBack()
  await eventually(() => scrollTop(page)).toBe(1300)
  // The followed link is not in view: the focus is on the first visible heading.
  await eventually(() => focusedHeading(page)).toMatch(/^H[123] /)
  const { top, bottom } = await page.evaluate(() => document.activeElement!.getBoundingClientRect().toJSON() as DOMRect)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(await page.evaluate(() => window.innerHeight))
  await page.goForward()
  await eventually(() => scrollTop(page)).toBe(600)
  await page.reload({ waitUntil: 'load' })
  expect(await scrollTop(page)).toBe(600)
  await live(page)
  await eventually(() => scrollTop(page)).toBe(600)
  await page.goBack()
  await eventually(() => scrollTop(page)).toBe(1300)
})

test('B13 back puts focus on the link that was followed, where the reader left it, in the content and in the footer', async () => {
  const { page } = await visit('/')
  await live(page)
  for (const region of ['main', 'footer']) {
    const links = page.locator(`${region} a[href^="/"]:not([href="/"])`)
    // The last of several links to one address.
    const href = (await links.last().getAttribute('href'))!
    const link = page.locator(`${region} a[href="${href}"]`).last()
    await link.scrollIntoViewIfNeeded()
    await link.focus()
    const before = await scrollTop(page)
    expect(before).toBeGreaterThan(300)
    await page.keyboard.press('Enter')
    await arrive(page, href)
    await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
    await page.goBack()
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await eventually(() => scrollTop(page)).toBe(before)
  }
  await page.goForward()
  await eventually(() => focusedHeading(page)).toMatch(/^H1 /)
})

test('B13 a reload keeps the position when the application starts before the document has loaded', async () => {
  const { page } = await visit('/')
  await live(page)
  await scrollTo(page, 900)
  const release = await hold(page, '**/logo.svg')
  const reloaded = page.reload({ waitUntil: 'load' })
  await page.waitForFunction(() => document.readyState === 'interactive' && document.querySelector('footer'))
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 300)
  await page.waitForSelector('html[data-live]')
  release()
  await reloaded
  // A font that loads late may move the text by some lines, and the browser then adjusts the scroll position.
  await eventually(() => scrollTop(page)).toBeGreaterThan(800)
})

test('B13 an anchor of another page is gone to, takes focus and is not covered by the header, on a first load as well; a malformed one does no harm', async () => {
  const { page, faults } = await visit('/')
  await live(page)
  await follow(page, '/pricing/permission#agreement')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('agreement')
  await eventually(() => scrollTop(page)).toBeGreaterThan(100)
  const gap = await belowHeader(page, '#agreement')
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(120)
  await follow(page, '/about-us#%E0%A4%A')
  await arrive(page, '')
  expect(await page.locator('main h1').count()).toBe(1)
  const first = await visit('/pricing/permission#agreement')
  await live(first.page)
  await eventually(() => scrollTop(first.page)).toBeGreaterThan(100)
  await eventually(() => belowHeader(first.page, '#agreement')).toBeGreaterThanOrEqual(0)
  expect(faults).toEqual([])
})

test('B15 an anchor of the same page is the browser’s: the target is gone to and back returns to where the reader was', async () => {
  const { page } = await visit('/products/berth-book')
  await live(page)
  await scrollTo(page, 40)
  await page.locator('main a[href="#reasons"]').first().click()
  await eventually(() => page.url()).toMatch(/#reasons$/)
  await eventually(() => scrollTop(page)).toBeGreaterThan(200)
  expect(await page.locator('#reasons:target').count()).toBe(1)
  await eventually(() => belowHeader(page, '#reasons')).toBeGreaterThanOrEqual(0)
  const there = await scrollTop(page)
  await page.goBack()
  await eventually(() => scrollTop(page)).toBe(40)
  await page.goForward()
  await eventually(() => scrollTop(page)).toBe(there)
})

test('B13 another query of the page shown moves neither focus nor position', async () => {
  const { page } = await visit('/pricing/permission/apply')
  await live(page)
  const field = page.locator('main input[type="text"]').first()
  await field.focus()
  await scrollTo(page, 300)
  await page.evaluate(() => {
    history.pushState(null, '', '?plan=berth-book')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await scrollTop(page)).toBe(300)
})
