import type { Browser } from 'playwright-core'
import { launchBrowser } from '#tests/support/browser/launch.ts'
import { figure, median, table } from './figures.ts'
import { servedSite } from './servedSite.ts'

const SLOWDOWN = 4
const MOST_MORE_MS = 50
/** From here on a task keeps visitors waiting, in milliseconds. */
const SHORT_MS = 50
/** How long the page is watched after it has loaded, in milliseconds; longer than the entry waits for an idle browser. */
const WATCHED_MS = 3000

/**
 * Measures how long tasks of the main thread block a page that nobody touches, on a phone with a slow processor, beside the same page with
 * its scripts blocked, in turns. Prints medians of `runs`.
 */
export async function blockingBench({ configDir, paths, runs }: { configDir: string; paths: string[]; runs: number }): Promise<void> {
  console.log(
    `\nBlocking time until ${WATCHED_MS / 1000} s after loading, processor ${SLOWDOWN} × slower, median of ${runs}; target: at most ${MOST_MORE_MS} ms more than without scripts`,
  )
  const server = await servedSite(configDir)
  const browser = await launchBrowser()
  const times = new Map(paths.map((path) => [path, { with: [] as number[], without: [] as number[] }]))
  try {
    for (let turn = 1; turn <= runs; turn += 1)
      for (const [path, done] of times)
        for (const scripts of ['without', 'with'] as const) done[scripts].push(await measure(browser, server.url + path, scripts))
  } finally {
    await browser.close()
    await server.close()
  }
  const rows = [...times].map(([path, done]) => {
    const more = median(done.with) - median(done.without)
    return [path, figure(median(done.without)), figure(median(done.with)), `${figure(more)}${more > MOST_MORE_MS ? '!' : ''}`]
  })
  console.log(table([['', 'without ms', 'with ms', 'more ms'], ...rows]))
}

async function measure(browser: Browser, url: string, scripts: 'with' | 'without'): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    if (scripts === 'without') await page.route('**/static/js/**', (route) => route.abort())
    const slowed = await context.newCDPSession(page)
    await slowed.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(WATCHED_MS)
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    return tasks.reduce((sum, duration) => sum + duration - SHORT_MS, 0)
  } finally {
    await context.close()
  }
}
