import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core'
import { workersBrowser } from './workersBrowser.ts'

/** A page in a browser context that no other test uses at the same time. */
export type Tab = {
  page: Page
  context: BrowserContext
  /** Releases the tab: it is closed, or reset and kept for the next test. */
  release(): Promise<void>
}

type Kept = { page: Page; context: BrowserContext; session: CDPSession; arranged: Promise<Disposable>[]; isSpoilt: boolean }

/** Methods that affect later documents and return a way to undo this. Routes are removed all at once. */
const ARRANGES = words('addInitScript exposeBinding exposeFunction')

/** Methods with permanent effects, or that hold a button down. Not all of them can be undone. */
const SPOILS = {
  page: words('addLocatorHandler emulateMedia routeFromHAR routeWebSocket'),
  context: words('newCDPSession routeFromHAR routeWebSocket'),
  settings: words('grantPermissions setExtraHTTPHeaders setGeolocation setHTTPCredentials setOffline'),
  clock: words('fastForward install pauseAt resume runFor setFixedTime setSystemTime'),
  input: words('down'),
}

/** Events that tests listen to. Playwright itself listens to the others. */
const EVENTS = {
  page: words(
    'console dialog domcontentloaded download filechooser frameattached framedetached framenavigated load pageerror popup request ' +
      'requestfailed requestfinished response websocket worker',
  ),
  context: words('console dialog page request requestfailed requestfinished response weberror'),
}

/** Unused tabs, by the options of their contexts. */
const waiting = new Map<string, Kept[]>()

/** A tab that is closed after its test. */
export async function newTab(options: BrowserContextOptions): Promise<Tab> {
  const context = await (await workersBrowser()).newContext(options)
  return { context, page: await context.newPage(), release: () => context.close() }
}

/**
 * A tab that earlier tests may have used for pages of `siteUrl`, which saves half of a visit. It has no traces of them: storage, cookies,
 * history, listeners, scripts, routes and pointer are as in a new one; only the cache is filled. A tab is not reused if a test made
 * permanent changes, opened a window or went to another site.
 */
export async function keptTab(siteUrl: string, { viewport, ...options }: BrowserContextOptions): Promise<Tab> {
  const key = JSON.stringify([siteUrl, options])
  const kept = waiting.get(key)?.pop()
  const tab = kept && !kept.page.isClosed() ? kept : await startTab(options)
  const { page, context } = tab
  context.once('page', () => (tab.isSpoilt = true))
  page.on('framenavigated', (frame) => {
    if (frame.url().startsWith('http') && !frame.url().startsWith(`${siteUrl}/`)) tab.isSpoilt = true
  })
  await page.setViewportSize(viewport!)
  return {
    page,
    context,
    async release() {
      if (!tab.isSpoilt && !page.isClosed()) await clear(tab, siteUrl)
      // A pending action may have made permanent changes.
      if (tab.isSpoilt || page.isClosed()) await context.close()
      else waiting.set(key, [...(waiting.get(key) ?? []), tab])
    },
  }
}

async function startTab(options: BrowserContextOptions): Promise<Kept> {
  const context = await (await workersBrowser()).newContext(options)
  const page = await context.newPage()
  const tab: Kept = { page, context, session: await context.newCDPSession(page), arranged: [], isSpoilt: false }
  const watch = (target: object, names: string[]) => {
    const methods = target as Record<string, (...input: unknown[]) => unknown>
    for (const name of names) {
      const plain = methods[name]
      if (!plain) continue
      methods[name] = (...input) => {
        tab.isSpoilt = true
        return plain.apply(target, input)
      }
    }
  }
  for (const target of [page, context]) {
    const methods = target as unknown as Record<string, (...input: unknown[]) => Promise<Disposable>>
    for (const name of ARRANGES) {
      const plain = methods[name]!
      methods[name] = (...input) => {
        const made = plain.apply(target, input)
        tab.arranged.push(made)
        return made
      }
    }
  }
  watch(page, [...SPOILS.page, ...SPOILS.settings])
  watch(context, [...SPOILS.context, ...SPOILS.settings])
  watch(context.clock, SPOILS.clock)
  watch(page.keyboard, SPOILS.input)
  watch(page.mouse, SPOILS.input)
  return tab
}

/** Resets the tab and leaves it on a document without scripts. */
async function clear({ page, context, session, arranged }: Kept, siteUrl: string): Promise<void> {
  await Promise.all([page, context].map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })))
  for (const made of arranged.splice(0)) await (await made).dispose()
  // The document may store data when the page is left; it does so now.
  await page.goto(`${siteUrl}/robots.txt`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
  })
  await context.clearCookies()
  await session.send('Page.resetNavigationHistory')
  // Outside of the window, where it is above no element.
  await page.mouse.move(-1, -1)
  for (const event of EVENTS.page) page.removeAllListeners(event)
  for (const event of EVENTS.context) context.removeAllListeners(event)
}

function words(list: string): string[] {
  return list.split(' ')
}
