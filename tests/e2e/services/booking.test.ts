import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { harbour } from '#tests/support/harbour.ts'
import { type Outside, standBetween } from './outside.ts'

const { visit, siteUrl } = useBrowser()
const PAGE = harbour.booking.url
const PATIENCE_MS = 2000
const LATE = /browserServices|bookingDialog|sentry|googleAnalytics|showConsent|ConsentBanner|Form-/

const widget = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Demo</title><script>parent.postMessage({ event: "calendly.event_type_viewed" }, "*")</script>',
  })
const opener = (page: Page) => page.locator('.site-header a[data-booking]:visible')
const dialog = (page: Page) => page.locator('dialog.booking')
/** The fetched code of services and forms. */
const services = (page: Page) =>
  page.evaluate((late) => performance.getEntriesByType('resource').flatMap(({ name }) => new RegExp(late).exec(name) ?? []), LATE.source)

async function opened(before?: (page: Page) => Promise<unknown>) {
  let outside: Outside | undefined
  const visitor = await visit('/about-us', {
    async before(page) {
      outside = await standBetween(page.context(), siteUrl, { 'calendly.com': widget })
      await before?.(page)
    },
  })
  await live(visitor.page)
  return { ...visitor, outside: outside! }
}

describe('R6.3 where booking is the only service', () => {
  test('R6.1 R6.6 a plain page loads no code of services and asks no other host; that of booking comes when somebody is about to book', async () => {
    const { page, outside, faults } = await opened()
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length),
    ).toBeGreaterThan(2)
    expect(await services(page)).toEqual([])
    expect([outside.sent, outside.strays]).toEqual([[], []])
    // Clicks with another meaning are left to the browser.
    await page.evaluate(() => {
      const left: string[] = []
      Object.assign(window, { left })
      // The last listener: the browser would handle a click that is not prevented by then; here it must not.
      const note = (event: Event) => {
        left.push(event.defaultPrevented ? 'taken' : 'left to the browser')
        event.preventDefault()
      }
      addEventListener('click', note)
      Object.assign(window, { stopNoting: () => removeEventListener('click', note) })
    })
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) await opener(page).click({ modifiers: [modifier] })
    expect(await page.evaluate(() => (window as unknown as { left: string[] }).left)).toEqual(Array(4).fill('left to the browser'))
    expect([await dialog(page).count(), outside.sent]).toEqual([0, []])
    await page.evaluate(() => (window as unknown as { stopNoting(): void }).stopNoting())

    await opener(page).click()
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
    expect([...new Set(await services(page))].toSorted()).toEqual(['bookingDialog', 'browserServices'])
    expect(outside.sent.map(({ url }) => new URL(url).origin + new URL(url).pathname)).toEqual([PAGE])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-booking'))).toBe(true)
    // The keyboard opens it as well.
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(faults).toEqual([])
  })

  test('T10 code that does not arrive leads to the page in a new tab', async () => {
    const { page, context } = await opened((page) => page.route(/browserServices-/, (route) => route.abort()))
    const [tab] = await Promise.all([context.waitForEvent('page'), opener(page).click()])
    await tab.waitForURL(PAGE, { waitUntil: 'commit' })
    expect(await tab.evaluate(() => window.opener)).toBe(null)
    expect(await dialog(page).count()).toBe(0)
  })

  test('T10 code that hangs leads there, too, before the click is forgotten', async () => {
    const { page, context } = await opened(async (page) => {
      await page.clock.install()
      await page.route(/browserServices-/, () => {})
    })
    await opener(page).click()
    const [tab] = await Promise.all([context.waitForEvent('page'), page.clock.runFor(PATIENCE_MS + 100)])
    await tab.waitForURL(PAGE, { waitUntil: 'commit' })
    expect(context.pages()).toHaveLength(2)
  })
})
