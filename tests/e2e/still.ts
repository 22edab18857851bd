import type { Page } from 'playwright-core'

/** Waits until all animations on a page have ended, except for infinite and scroll-driven ones. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
