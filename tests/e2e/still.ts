import type { Page } from 'playwright-core'

/** Waits until nothing on a page moves or fades any more, but for what turns for ever and what scrolling drives. */
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
