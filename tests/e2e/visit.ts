import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { type Tab, keptTab, newTab } from './tabs.ts'

/** Only protects against hanging: an action of 0.1 s takes seconds if the machine is busy. */
const PATIENCE_MS = 30_000

/**
 * Options of a visit: the viewport in CSS pixels, the address of a site other than the running one, preparations before the page is opened,
 * and all other options of a browser context.
 */
export type VisitOptions = BrowserContextOptions & {
  width?: number
  height?: number
  site?: string
  before?: (page: Page) => Promise<unknown>
  /** The event to wait for; `load` by default. */
  waitUntil?: 'load' | 'commit'
}

/** A page of the running site in a separate context, with its errors so far. */
export type Visit = { page: Page; context: BrowserContext; faults: string[] }

/**
 * Provides `visit(path, options)`, which opens a page like a new visitor and waits for its `load` event; `faults` collects page errors,
 * console errors and policy violations. A visit to the running site uses a tab that earlier tests may have used; one to another site has a
 * new one. Both are released after the test.
 */
export function useBrowser(): { visit(path: string, options?: VisitOptions): Promise<Visit>; siteUrl: string } {
  const siteUrl = inject('siteUrl')
  const tabs: (Tab & { faults: string[]; pending: Map<unknown, string> })[] = []

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      for (const { page, faults, pending } of tabs) {
        process.stderr.write(`${await stateOf(page)} ${JSON.stringify({ faults, pending: [...pending.values()] })}\n`)
      }
    }
    await Promise.all(tabs.splice(0).map((tab) => tab.release()))
  })

  return {
    siteUrl,
    async visit(path, { width = 1440, height = 900, site = siteUrl, before, waitUntil = 'load', ...options } = {}) {
      const whole = { viewport: { width, height }, ...options }
      const tab = await (site === siteUrl ? keptTab(siteUrl, whole) : newTab(whole))
      const { page, context } = tab
      page.setDefaultTimeout(PATIENCE_MS)
      const faults: string[] = []
      const pending = new Map<unknown, string>()
      tabs.push({ ...tab, faults, pending })
      page.on('request', (request) => pending.set(request, request.url()))
      page.on('requestfinished', (request) => pending.delete(request))
      page.on('requestfailed', (request) => pending.delete(request))
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        // A full Chromium requests a default icon for documents that declare none, such as robots.txt; our pages declare theirs.
        const { url } = message.location()
        const isOwnIcon = url.endsWith('/favicon.ico')
        // The message does not include the address of the failed request.
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
 * What a page was doing when its test failed: its address, whether it had hydrated, whether the browser still draws it, its alerts, and the
 * requests that had no good answer.
 */
async function stateOf(page: Page): Promise<string> {
  const state = page.evaluate(async () => ({
    address: location.href,
    visibility: document.visibilityState,
    draws: await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
      new Promise((resolve) => setTimeout(resolve, 2000, false)),
    ]),
    alerts: [...document.querySelectorAll<HTMLElement>('[role="alert"]')].map((alert) => alert.innerText),
    readyState: document.readyState,
    live: document.documentElement.dataset['live'],
    scrollY,
    sections: [...document.querySelectorAll<HTMLElement>('[data-section][data-live]')].map((section) => ({
      type: section.dataset['type'],
      top: Math.round(section.getBoundingClientRect().top),
      isHydrated: Object.keys(section.querySelector(':scope > .container')?.firstElementChild ?? {}).length > 0,
    })),
    requests: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseStatus, duration }) => responseStatus !== 200 || duration > 5000)
      .map(
        ({ name, responseStatus, startTime, duration }) =>
          `${name}: ${responseStatus} at ${Math.round(startTime)}, ${Math.round(duration)} ms`,
      ),
  }))
  const patience = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'the page does not answer'))
  return Promise.race([state.then(JSON.stringify, String), patience])
}

/**
 * Resolves when the document is hydrated. Any real input starts hydration immediately; this only moves the pointer: back and forth, since a
 * resting pointer is not an input, and repeatedly, since a document that is still loading receives no events.
 */
export async function live(page: Page): Promise<void> {
  const state = { isOver: false }
  const arrived = page.waitForSelector('html[data-live]').finally(() => (state.isOver = true))
  // The failure is reported below.
  arrived.catch(() => {})
  while (!state.isOver) {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 1)
    await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => {})
  }
  await arrived
  // The first effects of the hydrated shell have run after one frame of React.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Retries until the following matcher passes, for at most half a minute: `await eventually(() => page.title()).toBe('…')`. */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: PATIENCE_MS, interval: 40 })
}
