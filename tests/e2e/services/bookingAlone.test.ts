import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually, live, useBrowser } from '#tests/e2e/visit.ts'
import { harbour } from '#tests/support/harbour.ts'
import { sampled } from '#tests/support/sampled.ts'
import { type Outside, standBetween } from './outside.ts'

const { visit, siteUrl } = useBrowser()
const PAGE = harbour.booking.url
const PATIENCE_MS = 2000

const widget = (route: Route) =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><title>Demo</title><script>parent.postMessage({ event: "calendly.event_type_viewed" }, "*")</script>',
  })
const opener = (page: Page) => page.locator('.site-header a[data-booking]:visible')
const dialog = (page: Page) => page.locator('dialog.booking')
const services = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /browserServices|bookingDialog|sentry|googleAnalytics|showConsent/.exec(name) ?? []),
  )

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
  test('its code comes when somebody is about to book, and the first click opens the dialog', async () => {
    const { page, outside, faults } = await opened()
    await page.waitForLoadState('networkidle')
    expect(await services(page)).toEqual([])
    await opener(page).click()
    await eventually(() => dialog(page).getAttribute('data-state')).toBe('ready')
    expect((await services(page)).toSorted().filter((name, index, all) => name !== all[index - 1])).toEqual([
      'bookingDialog',
      'browserServices',
    ])
    expect(outside.sent.map(({ url }) => new URL(url).origin + new URL(url).pathname)).toEqual([PAGE])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-booking'))).toBe(true)
    expect(faults).toEqual([])
  })

  test('the keyboard opens it as well', async () => {
    const { page } = await opened()
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
  })

  test.for(sampled(['Control', 'Shift', 'Alt', 'Meta'] as const, 1))('a click with %s held down is the browser’s', async (modifier) => {
    const { page, outside } = await opened()
    await page.evaluate(() => {
      // Last in line: what nobody has prevented by then, the browser would do; here it must not.
      addEventListener('click', (event) => {
        Object.assign(window, { left: event.defaultPrevented ? 'taken' : 'left to the browser' })
        event.preventDefault()
      })
    })
    await opener(page).click({ modifiers: [modifier] })
    expect(await page.evaluate(() => (window as unknown as { left: string }).left)).toBe('left to the browser')
    expect(await dialog(page).count()).toBe(0)
    expect(outside.sent).toEqual([])
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
