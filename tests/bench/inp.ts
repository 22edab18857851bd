import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { loadSite } from '#src/node/config/loadSite.ts'
import { figure, median, table } from './figures.ts'
import { servedSite } from './servedSite.ts'

/** How much slower the processor is than the one of this machine. */
const SLOWDOWN = 4
const MOST_MS = 100
const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Something that visitors do: on which page, with which kind of device, whether the application is there by then, and what. */
type Scene = { title: string; path: string; device: BrowserContextOptions; isLive: boolean; act(page: Page): Promise<void> }

const toggle = '.mega-menu [aria-controls="mega_panel_solutions"]'
const burger = '.menu-button'

/**
 * What is done, each as the first thing that is done on the page and when the application has long been there. `tool` is the page of a
 * tool.
 */
function scenesOf(tool: string): Scene[] {
  return [false, true].flatMap((isLive) => {
    const when = isLive ? 'later' : 'first action'
    return [
      { title: `open a menu panel, ${when}`, path: '/', device: WIDE, isLive, act: (page) => pressThere(page, toggle) },
      { title: `open the sidebar, ${when}`, path: '/', device: PHONE, isLive, act: (page) => page.locator(burger).tap() },
      {
        title: `press a button of a tool, ${when}`,
        path: tool,
        device: PHONE,
        isLive,
        act: (page) => page.locator('form.sheet [type="submit"]').tap(),
      },
      {
        title: `type into a tool, ${when}`,
        path: tool,
        device: WIDE,
        isLive,
        act: (page) => page.locator('form.sheet textarea').first().press('A'),
      },
    ]
  })
}

/**
 * Measures how long visitors wait for the next picture after they have done something, with the processor slowed down, and prints the
 * median and the slowest of all `repeats`. The browser says it itself, in steps of 8 ms.
 */
export async function inpBench({ configDir, repeats }: { configDir: string; repeats: number }): Promise<void> {
  console.log(`\nInteraction to next paint, processor ${SLOWDOWN} × slower; target: ${MOST_MS} ms at the median`)
  const tool = loadSite(configDir).site!.pages.find(({ uses }) => (uses.types as readonly string[]).includes('resumeChecker'))!
  const scenes = scenesOf(tool.path)
  const server = await servedSite(configDir)
  const browser = await launchBrowser()
  const waits = new Map<Scene, number[]>(scenes.map((scene) => [scene, []]))
  try {
    for (let turn = 1; turn <= repeats; turn += 1) for (const [scene, done] of waits) done.push(await measure(browser, server.url, scene))
  } finally {
    await browser.close()
    await server.close()
  }
  const rows = [...waits].map(([{ title }, done]) => {
    const middle = median(done)
    return [title, `${figure(middle)}${middle > MOST_MS ? '!' : ''}`, figure(Math.max(...done))]
  })
  console.log(table([['', 'median ms', 'slowest ms'], ...rows]))
}

/** The longest wait for a picture of what is done in a scene and of what follows from it, in milliseconds. */
async function measure(browser: Browser, url: string, { path, device, isLive, act }: Scene): Promise<number> {
  const context = await browser.newContext(device)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const waits: number[] = []
      Object.assign(window, { waits })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
          if (entry.interactionId > 0) waits.push(entry.duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    })
    await page.goto(url + path, { waitUntil: 'networkidle' })
    const slowed: CDPSession = await context.newCDPSession(page)
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    if (isLive) await wakeUp(page)
    await act(page)
    await page.waitForSelector('html[data-live]')
    await settled(page)
    return await page.evaluate(() => Math.max(0, ...(window as unknown as { waits: number[] }).waits))
  } finally {
    await context.close()
  }
}

async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(5, 500, { steps: 2 })
  await page.waitForSelector('html[data-live]')
  await settled(page)
}

/** Settles when nothing is on its way and the browser has had time. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve), { timeout: 5000 })))
}

/** Presses where something is, at once: the pointer has not been on the page before. */
async function pressThere(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
