import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '#tests/support/browser/launch.ts'

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
}

/** A page of the running site in a context of its own, with what went wrong on it so far. */
export type Visit = { page: Page; context: BrowserContext; faults: string[] }

/**
 * Gives each test contexts of its own and closes them after it. Gives `visit(path, options)`, which opens a page and waits for
 * its `load` event; `faults` collects page errors, console errors and policy violations.
 */
export function useBrowser(): { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string } {
  const siteUrl = inject('siteUrl')
  let browser: Browser
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    browser = await workersBrowser()
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })

  return {
    siteUrl,
    async visit(path, { width = 1440, height = 900, site = siteUrl, before, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width, height }, ...options })
      contexts.push(context)
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        // A full Chromium asks for an icon of whatever names none, such as robots.txt; our pages name theirs.
        const isOwnIcon = message.location().url.endsWith('/favicon.ico')
        if (message.type() === 'error' && !isOwnIcon) faults.push(message.text())
      })
      await before?.(page)
      await page.goto(site + path, { waitUntil: 'load' })
      return { page, context, faults }
    },
  }
}

let started: Promise<Browser> | undefined

/** One browser serves all test files of a worker, and ends with it. A new one is started when a test has ended it. */
export async function workersBrowser(): Promise<Browser> {
  if (!started || !(await started).isConnected()) started = launchBrowser()
  return started
}

/**
 * Settles when the application has taken over the document. Any real input starts it at once; this only moves the pointer: to and fro, as
 * one that lies still is no input, and again and again, as a document that is still on its way hears of nothing.
 */
export async function live(page: Page): Promise<void> {
  await eventually(async () => {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 1)
    return page.locator('html[data-live]').count()
  }).toBe(1)
  // The first effects of the hydrated shell have run when React has had a frame of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/**
 * Looks again and again until the matcher that follows agrees, for half a minute at most: `await eventually(() => page.title()).toBe('…')`.
 */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: PATIENCE_MS, interval: 40 })
}
