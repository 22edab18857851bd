import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { type Tab, keptTab, newTab } from './tabs.ts'

/** A guard against hanging only: what takes 0.1 s here takes seconds while a machine has other work. */
const PATIENCE_MS = 30_000

/**
 * How a visit begins: viewport in CSS pixels, the address of another site than the running one, what is arranged before the page is opened,
 * and whatever else a browser context may be told.
 */
export type VisitOptions = BrowserContextOptions & {
  width?: number
  height?: number
  site?: string
  before?: (page: Page) => Promise<unknown>
  /** What is waited for; `load` when left out. */
  waitUntil?: 'load' | 'commit'
}

/** A page of the running site in a context that nobody else uses meanwhile, with what went wrong on it so far. */
export type Visit = { page: Page; context: BrowserContext; faults: string[] }

/**
 * Gives `visit(path, options)`, which opens a page as somebody does who was never here, and waits for its `load` event; `faults` collects
 * page errors, console errors and policy violations. A visit to the running site uses a tab that earlier tests may have used; one to
 * another site has a new one. Either is taken away after the test.
 */
export function useBrowser(): { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string } {
  const siteUrl = inject('siteUrl')
  const tabs: Tab[] = []

  afterEach(async () => {
    await Promise.all(tabs.splice(0).map((tab) => tab.release()))
  })

  return {
    siteUrl,
    async visit(path, { width = 1440, height = 900, site = siteUrl, before, waitUntil = 'load', ...options } = {}) {
      const whole = { viewport: { width, height }, ...options }
      const tab = await (site === siteUrl ? keptTab(siteUrl, whole) : newTab(whole))
      tabs.push(tab)
      const { page, context } = tab
      page.setDefaultTimeout(PATIENCE_MS)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        // A full Chromium asks for an icon of whatever names none, such as robots.txt; our pages name theirs.
        const { url } = message.location()
        const isOwnIcon = url.endsWith('/favicon.ico')
        // What could not be loaded is not said in the message.
        const place = message.text().startsWith('Failed to load') ? `: ${url.replace(/^https?:..[^/]*/, '')}` : ''
        if (message.type() === 'error' && !isOwnIcon) faults.push(message.text() + place)
      })
      await before?.(page)
      await page.goto(site + path, { waitUntil })
      return { page, context, faults }
    },
  }
}

/**
 * Settles when the application has taken over the document. Any real input starts it at once; this only moves the pointer: to and fro, as
 * one that lies still is no input, and again and again, as a document that is still on its way hears of nothing.
 */
export async function live(page: Page): Promise<void> {
  const state = { isOver: false }
  const arrived = page.waitForSelector('html[data-live]').finally(() => (state.isOver = true))
  // A failure is told below.
  arrived.catch(() => {})
  while (!state.isOver) {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 1)
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {})
  }
  await arrived
  // The first effects of the hydrated shell have run when React has had a frame of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * Looks again and again until the matcher that follows agrees, for half a minute at most: `await eventually(() => page.title()).toBe('…')`.
 */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: PATIENCE_MS, interval: 40 })
}
