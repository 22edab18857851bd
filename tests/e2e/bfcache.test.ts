import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPanels, opener } from './menu.ts'
import { scrollTo, scrollTop } from './inPage.ts'
import { eventually, live, useBrowser } from './visit.ts'

const { visit, siteUrl } = useBrowser()

/** The events of a page that enters the back/forward cache and is restored unchanged. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

test('B13 a page that returns from the back/forward cache has its panels closed', async () => {
  const { page } = await visit('/')
  await live(page)
  await opener(page, 'solutions').click()
  await eventually(() => openPanels(page)).toEqual(['solutions'])
  await leaveAndReturn(page)
  await eventually(() => openPanels(page)).toEqual([])
})

test('B13 a page that returns from the back/forward cache has its sidebar closed and scrolls', async () => {
  const { page } = await visit('/', { width: 390 })
  await live(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').waitFor()
  await leaveAndReturn(page)
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  await page.mouse.wheel(0, 300)
  await eventually(() => scrollTop(page)).toBeGreaterThan(0)
})

test('B13 back from another document returns to where the reader was', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  await scrollTo(page, 700)
  await page.goto(`${siteUrl}/robots.txt`)
  await page.goBack({ waitUntil: 'load' })
  await eventually(() => scrollTop(page)).toBe(700)
  await live(page)
  expect(await scrollTop(page)).toBe(700)
})

test('B13 nothing of the page keeps it out of the back/forward cache', async () => {
  const { page } = await visit('/about-us')
  await live(page)
  // An `unload` listener would prevent the cache.
  const client = await page.context().newCDPSession(page)
  const { result } = await client.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
  const types = listeners.map(({ type }) => type)
  expect(types).toContain('pagehide')
  expect(types).not.toContain('unload')
  expect(types).not.toContain('beforeunload')
})
