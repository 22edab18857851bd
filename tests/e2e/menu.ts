import type { Locator, Page } from 'playwright-core'

/** A point in the viewport, in CSS pixels. */
export type Point = { x: number; y: number }

/** The targets of buttons and items in the header of Quayfold, except for its own pages. */
export const SIGN_IN = 'https://app.quayfold.example/sign-in'
export const LOG_BOOK = 'https://log.quayfold.example'

/** The header entries with a panel, in order. */
export const PANEL_KEYS = ['products', 'solutions', 'pricing', 'company'] as const

/** One of `PANEL_KEYS`. */
export type PanelKey = (typeof PANEL_KEYS)[number]

/** The entry of the mega menu, link or button with its siblings. */
export function entry(page: Page, key: PanelKey): Locator {
  return page.locator(`.mega-item[data-key="${key}"] .mega-entry`)
}

/** The button that opens the panel of an entry. */
export function opener(page: Page, key: PanelKey): Locator {
  return page.locator(`.mega-item[data-key="${key}"] .mega-entry button`)
}

/** The visible card of a panel. */
export function card(page: Page, key: PanelKey): Locator {
  return page.locator(`#mega_panel_${key} .mega-card`)
}

/** The keys of the visible panels. */
export async function openPanels(page: Page): Promise<string[]> {
  return page.$$eval('.mega-panel', (panels) =>
    panels.filter((panel) => getComputedStyle(panel).visibility === 'visible').map((panel) => panel.id.replace('mega_panel_', '')),
  )
}

/** Moves the pointer to the middle of an element in a single step. */
export async function pointAt(page: Page, target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  return middle
}

/** Stops the page’s clock; time then passes only with `page.clock.runFor`. Styles have their own clock. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** The length of a step over the card of a panel, in CSS pixels: its items are higher and wider. */
const STRIDE = 60

/**
 * Moves the pointer straight into the panel of an entry up to `to`, one step for each frame of 16 ms of the page’s stopped clock. Over the
 * card steps are up to `STRIDE` long, since a straight line does not leave it; the time per step is the same everywhere.
 */
export async function travel(page: Page, key: PanelKey, from: Point, to: Point, pixelsPerSecond: number): Promise<void> {
  const { x, y, width, height } = (await card(page, key).boundingBox())!
  const perFrame = pixelsPerSecond * 0.016
  const frames = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / perFrame)
  const at = (frame: number) => ({ x: from.x + ((to.x - from.x) * frame) / frames, y: from.y + ((to.y - from.y) * frame) / frames })
  let frame = 0
  while (frame < frames) {
    const now = at(frame)
    const isOver = now.x > x && now.x < x + width && now.y > y && now.y < y + height
    const passed = isOver ? Math.min(Math.max(1, Math.floor(STRIDE / perFrame)), frames - frame) : 1
    frame += passed
    const next = at(frame)
    await page.mouse.move(next.x, next.y)
    await page.clock.runFor(passed * 16)
  }
}

/** Records every panel that opens from now on; the returned function reads the list. */
export async function recordOpenings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if ((target as Element).hasAttribute('data-open')) opened.push((target as Element).id.replace('mega_panel_', ''))
    })
    observer.observe(document.querySelector('.mega-menu')!, { attributes: true, subtree: true, attributeFilter: ['data-open'] })
  })
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened)
}
