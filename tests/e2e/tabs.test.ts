import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Tab, keptTab, newTab } from './tabs.ts'
import { live } from './visit.ts'

const siteUrl = inject('siteUrl')
const SIZE = { viewport: { width: 1440, height: 900 } }

/** Traces of earlier use of the tab that a page can detect. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    storage: [localStorage.length, sessionStorage.length, document.cookie, window.name],
    history: history.length,
    size: [innerWidth, innerHeight],
    hovered: document.querySelectorAll('a:hover').length,
    focused: document.activeElement!.tagName,
    scrolled: window.scrollY,
    arranged: ['script', 'binding', 'contextScript'].filter((name) => name in window),
    answers: await fetch('/sitemap.xml').then(({ status }) => status, String),
  }))

async function tracesIn({ page }: Tab) {
  await page.goto(`${siteUrl}/about-us`)
  return traces(page)
}

test('a tab that was used before is like a new one', async () => {
  const untouched = await newTab(SIZE)
  const none = await tracesIn(untouched)
  await untouched.release()

  const first = await keptTab(siteUrl, SIZE)
  const asked: string[] = []
  first.page.on('request', (request) => asked.push(request.url()))
  await first.page.addInitScript(() => Object.assign(window, { script: true }))
  await first.context.addInitScript(() => Object.assign(window, { contextScript: true }))
  await first.page.exposeFunction('binding', () => {})
  await first.page.route('**/*.xml', (route) => route.abort())
  await first.context.route('**/*.xml', (route) => route.abort())
  await first.page.goto(siteUrl)
  await live(first.page)
  expect(await traces(first.page)).toMatchObject({
    arranged: ['script', 'binding', 'contextScript'],
    answers: 'TypeError: Failed to fetch',
  })
  await first.page.setViewportSize({ width: 500, height: 500 })
  await first.page.evaluate(() => {
    localStorage.setItem('left', 'here')
    addEventListener('pagehide', () => sessionStorage.setItem('left', 'at the end'))
    document.cookie = 'left=here'
    window.name = 'left'
    history.pushState(null, '', '/left')
    window.scrollTo({ top: 100, behavior: 'instant' })
  })
  const { x, y } = (await first.page.locator('.site-header a').first().boundingBox())!
  await first.page.mouse.move(x + 1, y + 1)
  await first.release()
  const before = asked.length

  const second = await keptTab(siteUrl, SIZE)
  expect(second.page).toBe(first.page)
  expect(await tracesIn(second)).toEqual(none)
  expect(asked).toHaveLength(before)
  await second.release()
})

test.for<[what: string, spoil: (tab: Tab) => Promise<unknown>]>([
  ['other media are shown', ({ page }) => page.emulateMedia({ media: 'print' })],
  ['the connection is cut', ({ context }) => context.setOffline(true)],
  ['the clock is held', ({ page }) => page.clock.install()],
  ['a session of the protocol is opened', ({ page, context }) => context.newCDPSession(page)],
  ['a window is opened', ({ context }) => context.newPage().then((page) => page.close())],
  ['another site is opened', ({ page }) => page.goto(siteUrl.replace('localhost', '127.0.0.1'))],
])('a tab in which %s is not kept', async ([, spoil]) => {
  const tab = await keptTab(siteUrl, SIZE)
  await spoil(tab)
  await tab.release()
  expect(tab.page.isClosed()).toBe(true)
})
